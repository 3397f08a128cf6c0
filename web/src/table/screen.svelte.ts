// Whether the screen is too narrow for a panel beside the map.
const NARROW = "(max-width: 760px)";

export class Screen {
  narrow = $state(false);

  constructor() {
    $effect.pre(() => {
      const query = matchMedia(NARROW);
      const look = (): void => {
        this.narrow = query.matches;
      };
      look();
      query.addEventListener("change", look);
      return () => query.removeEventListener("change", look);
    });
  }
}
