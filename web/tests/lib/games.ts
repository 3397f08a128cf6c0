// A game for tests: two sides, two levels, the second with an auction.
import type { GameInfo, SeatInfo, TableInfo } from "../../src/lib/messages";

const value = (id: string) => ({ id, name: id, about: "" });

export const GAME: GameInfo = {
  id: "tiny",
  name: "Tiny",
  about: "",
  period: "",
  players: [
    { id: "french", name: "French", look: "french", seat: "french" },
    { id: "allies", name: "Allies", look: "coalition", seat: "allies" },
  ],
  scenarios: [],
  options: [
    { id: "level", name: "Level", about: "", default: "plain", values: [value("plain"), value("auction")] },
    { id: "luck", name: "Luck", about: "", default: "cards", values: [value("cards"), value("dice")] },
  ],
  computers: [value("quick"), value("scripted")],
  anonymous_levels: ["auction"],
  anonymous_seats: [value("a"), value("b")],
  credits: [],
};

export function table(id: string, part: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    game: "tiny",
    game_name: "Tiny",
    scenario: "short",
    scenario_name: "Short",
    options: {},
    options_text: [],
    title: "",
    seats: [],
    clock: { kind: "none", amount: 0 },
    state: "playing",
    result: "",
    turn_text: "",
    my_turn: false,
    open: false,
    data: "",
    rules: "1",
    commitment: "",
    uploaded: false,
    created: 0,
    changed: 0,
    offers: [],
    ...part,
  };
}

export function seat(id: string, part: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: id,
    name: id,
    owner: id,
    kind: "person",
    player: "",
    mine: false,
    here: true,
    invitation: null,
    clock_left: null,
    running: false,
    ...part,
  };
}
