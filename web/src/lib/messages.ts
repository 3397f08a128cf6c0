// Made by `python -m grognard.server.typescript` from scene/schema.py and server/messages.py: do not edit.

export interface Label {
  text: string;
  x: number;
  y: number;
  look: "city" | "note" | "region" | "relief" | "river" | "sea" | "title" | "town";
  anchor: "end" | "middle" | "start";
  angle: number;
  along: string;
}

export interface Shape {
  d: string;
  look: "border" | "frame" | "grid" | "hachure" | "hill" | "lake" | "marsh" | "paper" | "region" | "ripple" | "river" | "river-bed" | "river-major" | "river-minor" | "sea" | "shore" | "wood" | "zone-first" | "zone-second";
  title: string;
}

export interface Layer {
  name: string;
  shapes: Shape[];
  labels: Label[];
}

export interface Spot {
  id: string;
  name: string;
  tag: string;
  x: number;
  y: number;
  look: "citadel" | "fortified" | "hex" | "region" | "town" | "wooded";
  label: Label;
  places: [number, number][];
  about: string;
  badge: string;
  outline: string;
  standing: "owner" | "public" | "reconstruction" | "rulebook";
}

export interface Crossing {
  x: number;
  y: number;
  angle: number;
  over: string;
}

export interface Link {
  id: string;
  ends: [string, string];
  d: string;
  look: "road" | "sea" | "track";
  bridge: Crossing | null;
  arms: Crossing[];
  standing: "owner" | "public" | "reconstruction" | "rulebook";
}

export interface LegendItem {
  look: string;
  text: string;
}

export interface Board {
  id: string;
  width: number;
  height: number;
  layers: Layer[];
  spots: Spot[];
  links: Link[];
  legend: LegendItem[];
  credits: string[];
}

export interface Player {
  id: string;
  name: string;
  look: "austrian" | "british" | "coalition" | "french" | "prussian" | "russian";
  seat: string | null;
}

export interface Count {
  look: "artillery" | "cavalry" | "cohesion" | "fatigue" | "guard" | "infantry" | "movement" | "step";
  n: number;
  full: number;
  name: string;
  role: "other" | "strength" | "wear";
}

export interface Piece {
  id: string;
  owner: string;
  look: "commander" | "corps" | "hidden" | "leader" | "marker" | "unit" | "vedette";
  name: string;
  short: string;
  spent: boolean;
  counts: Count[];
  marks: string[];
  title: string;
  shown: boolean;
  active: boolean;
  facing: number | null;
}

export interface Stack {
  spot: string;
  owner: string;
  pieces: Piece[];
}

export interface SpotState {
  spot: string;
  control: string | null;
  contested: boolean;
  besieged: boolean;
  notes: string[];
}

export interface LinkState {
  link: string;
  broken: boolean;
}

export interface Arrow {
  spot: string;
  link: string;
  owner: string;
  title: string;
}

export interface CardFigure {
  id: string;
  name: string;
  n: number;
}

export interface Card {
  id: string;
  name: string;
  look: "back" | "blue" | "green" | "plain" | "red";
  about: string;
  moments: string;
  figures: CardFigure[];
  uses: string[];
  rule: string;
  standing: "owner" | "public" | "reconstruction" | "rulebook";
}

export interface Hand {
  owner: string;
  title: string;
  count: number;
  deck: number;
  discard: number;
  cards: Card[];
  open: boolean;
}

export interface SheetRow {
  piece: Piece;
  place: string;
  spot: string | null;
}

export interface Sheet {
  owner: string;
  title: string;
  rows: SheetRow[];
  note: string;
}

export interface Track {
  id: string;
  title: string;
  low: number;
  high: number;
  at: number;
  ends: [string, string];
  labels: string[];
}

export interface Outcome {
  owner: string;
  title: string;
  sums: [string, number][];
  total: number | null;
  cards: Card[];
  dice: number[];
  results: string[];
}

export interface Choice {
  option: string;
  label: string;
  hint: string;
  elements: string[];
  look: "card" | "main" | "pass" | "plain";
  preview: boolean;
}

export interface Plan {
  element: string;
  steps: string[];
  links: string[];
  label: string;
  hint: string;
}

export interface Refusal {
  option: string;
  label: string;
  elements: string[];
  reason: string;
  rule: string;
}

export interface Prompt {
  mine: boolean;
  text: string;
  rule: string | null;
  context: string[];
  choices: Choice[];
  plans: Plan[];
  refusals: Refusal[];
  focus: string[];
  card_offer: boolean;
  forced: boolean;
}

export interface Scene {
  n: number;
  board: string;
  seat: string | null;
  side: string | null;
  over: boolean;
  title: string;
  turn: number;
  last_turn: number;
  date: string;
  phase: string;
  players: Player[];
  acting: string | null;
  winner: string | null;
  ending: string;
  tracks: Track[];
  spots: SpotState[];
  links: LinkState[];
  arrows: Arrow[];
  path: string[];
  stacks: Stack[];
  hands: Hand[];
  sheets: Sheet[];
  in_force: Card[];
  outcomes: Outcome[];
  notes: string[];
  prompt: Prompt;
  log_length: number;
  secrets: boolean;
}

export interface LogLine {
  i: number;
  at: number;
  rule: string;
  kind: string;
  text: string;
  elements: string[];
  turn: number;
  operation: number;
  owner: string | null;
  look: "battle" | "card" | "plain" | "score" | "turn";
}

export interface OddsRow {
  label: string;
  mine: number;
  theirs: number;
  win: number;
  draw: number;
  lose: number;
  losses: [number, number];
  fatigue: [number, number];
  margins: [number, number][];
  sums: [[string, number][], [string, number][]];
}

export interface Odds {
  title: string;
  basis: string;
  rows: OddsRow[];
}

export interface Reach {
  spot: string;
  chance: number;
  text: string;
}

export interface Preview {
  option: string;
  title: string;
  notes: string[];
  links: string[];
  reach: Reach[];
  odds: Odds | null;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  see: string[];
  chapter: string;
  kind: "code" | "data" | "engine" | "nothing";
}

export interface Problem {
  status: number;
  code: string;
  detail: string;
  rule: string | null;
  n: number | null;
}

export interface Notices {
  sound: boolean;
  browser: boolean;
  email: boolean;
  webhook: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: "en" | "fr";
  email: string;
  notices: Notices;
  can_email: boolean;
}

export interface Profile {
  name: string | null;
  language: "en" | "fr" | null;
  email: string | null;
  notices: Notices | null;
}

export interface Register {
  name: string;
  password: string;
  email: string;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Confirm {
  password: string;
}

export interface ValueInfo {
  id: string;
  name: string;
  about: string;
}

export interface OptionInfo {
  id: string;
  name: string;
  about: string;
  default: string;
  values: ValueInfo[];
}

export interface ArmyInfo {
  owner: string;
  name: string;
  look: string;
  corps: number;
  strength: number;
}

export interface ScenarioInfo {
  id: string;
  name: string;
  about: string;
  turns: number;
  minutes: [number, number];
  armies: ArmyInfo[];
  standing: "owner" | "public" | "reconstruction" | "rulebook";
  learning: boolean;
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  period: string;
  players: Player[];
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  computers: ValueInfo[];
  anonymous_levels: string[];
  anonymous_seats: ValueInfo[];
  credits: string[];
}

export interface Chapter {
  id: string;
  title: string;
  rules: RuleText[];
}

export interface RuleBook {
  game: string;
  name: string;
  chapters: Chapter[];
  terms: [string, string][];
}

export interface DataRow {
  file: string;
  name: string;
  counts: (["owner" | "public" | "reconstruction" | "rulebook", number])[];
}

export interface DataReport {
  game: string;
  rows: DataRow[];
  standings: (["owner" | "public" | "reconstruction" | "rulebook", string, string])[];
}

export interface SeatWish {
  seat: string;
  who: "computer" | "invite" | "me" | "open";
  computer: string;
}

export interface Clock {
  kind: "days" | "none" | "total";
  amount: number;
}

export interface NewTable {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock: Clock;
  title: string;
  data: string;
  seed: string;
}

export interface SeatInfo {
  seat: string;
  name: string;
  owner: string | null;
  kind: "computer" | "free" | "person";
  player: string;
  mine: boolean;
  here: boolean;
  invitation: string | null;
  clock_left: number | null;
  running: boolean;
}

export interface OfferInfo {
  kind: "draw" | "undo";
  seat: string;
  text: string;
}

export interface TableInfo {
  id: string;
  game: string;
  game_name: string;
  scenario: string;
  scenario_name: string;
  options: Record<string, string>;
  options_text: string[];
  title: string;
  seats: SeatInfo[];
  clock: Clock;
  state: "frozen" | "over" | "playing" | "waiting";
  result: string;
  turn_text: string;
  my_turn: boolean;
  open: boolean;
  data: string;
  rules: string;
  commitment: string;
  uploaded: boolean;
  created: number;
  changed: number;
  offers: OfferInfo[];
}

export interface Seen {
  table: TableInfo;
  scene: Scene;
  log: LogLine[];
  undo: "ask" | "free" | "no";
  news_from: number;
  hold: boolean;
}

export interface Push {
  table: TableInfo;
  scene: Scene;
  log_from: number;
  log: LogLine[];
  undo: "ask" | "free" | "no";
  news_from: number;
  hold: boolean;
}

export interface Answer {
  seat: string;
  at: number;
  option: string;
}

export interface SeatAt {
  seat: string;
  at: number;
}

export interface Offer {
  seat: string;
  kind: "draw" | "undo";
  act: "accept" | "offer" | "refuse" | "withdraw";
}

export interface Hold {
  seat: string;
  on: boolean;
}

export interface Taken {
  n: number;
}

export interface Say {
  text: string;
}

export interface ChatLine {
  i: number;
  name: string;
  seat: string | null;
  text: string;
  at: number;
}

export interface MomentInfo {
  n: number;
  turn: number;
  operation: number;
  kind: "decision" | "end" | "operation" | "turn";
  text: string;
  points: number;
}

export interface Moments {
  eyes: string[];
  moments: MomentInfo[];
  log: LogLine[];
}

export interface Moment {
  n: number;
  scene: Scene;
}

export interface Draw {
  count: number;
  below: number;
  value: number;
}

export interface Fairness {
  commitment: string;
  seed: string | null;
  scheme: string;
  draws: Draw[];
}

export interface DataInfo {
  id: string;
  name: string;
  game: string;
  changes: string[];
}
