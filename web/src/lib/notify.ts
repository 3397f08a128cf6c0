// "Your turn" to ears and desktop. The sound is two taps on a drum, made here: no file to load.
let sounds: AudioContext | null = null;

function tap(at: number, strength: number): void {
  if (!sounds) return;
  const length = Math.floor(sounds.sampleRate * 0.18);
  const noise = sounds.createBuffer(1, length, sounds.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length);
  const source = sounds.createBufferSource();
  source.buffer = noise;
  const skin = sounds.createBiquadFilter();
  skin.type = "bandpass";
  skin.frequency.value = 210;
  skin.Q.value = 1.4;
  const loud = sounds.createGain();
  loud.gain.value = strength;
  source.connect(skin).connect(loud).connect(sounds.destination);
  source.start(sounds.currentTime + at);
}

export function drum(): void {
  sounds ??= new AudioContext();
  if (sounds.state === "suspended") void sounds.resume();
  tap(0, 0.9);
  tap(0.16, 0.6);
}

/** What the browser thinks of notifications; "unsupported" where it has none. */
export function permission(): NotificationPermission | "unsupported" {
  return "Notification" in window ? Notification.permission : "unsupported";
}

export async function askPermission(): Promise<NotificationPermission | "unsupported"> {
  return "Notification" in window ? Notification.requestPermission() : "unsupported";
}

/** A notification of the desktop, if that is allowed; a click on it shows the page and does `then`. */
export function notice(text: string, tag: string, then: () => void): void {
  if (permission() !== "granted") return;
  try {
    const shown = new Notification("Grognard", { body: text, tag, icon: "/icon.svg" });
    shown.onclick = () => {
      focus();
      then();
      shown.close();
    };
  } catch {
    // Phones allow notifications from service workers only: the title of the page still tells.
  }
}
