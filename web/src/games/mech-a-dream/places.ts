/** How Mech A Dream's moves and events are told in things on the table. */

import type { Key } from "$page/pack/board.ts";
import type { Consequences, Move, Position, Telling } from "$page/net/wire.ts";
import type { Places } from "$page/pack/board.ts";
import type { MechADreamPosition } from "./types.ts";

const SPECIALIST = "specialist";

interface Copy {
  seat: number;
  what: string;
}

function key(field: string, value: unknown, move: Move): Key | null {
  switch (field) {
    case "do":
      return value === "dock" ? "dock" : null;
    case "take":
      return move.do === "stock-room" && value !== SPECIALIST ? `floor/${String(value)}` : null;
    case "tile":
      return move.do === "buy" ? `offer/${String(value)}` : `belt/${String(value)}`;
    case "what":
      return `own/${String(value)}`;
    case "copy": {
      const { seat, what } = value as Copy;
      return `seat${seat}/${what}`;
    }
    case "monitor":
    case "specialist":
      return `${field}/${String(value)}`;
    default:
      return null;
  }
}

function wonder(
  touched: Key,
  _picked: readonly Key[],
  position: Position,
  seat: number,
): Move | null {
  const [place = "", thing = ""] = touched.split("/");
  switch (place) {
    case "dock":
      return { do: "dock" };
    case "floor":
      return { do: "stock-room", take: thing };
    case "offer":
      return { do: "buy", tile: thing };
    case "belt":
      return { do: asked(position, seat) === "boost" ? "boost" : "build", tile: thing };
    case "own":
      return { do: "activate", what: thing };
    case "monitor":
      return { do: "choose-monitor", monitor: thing };
    case "specialist":
      return specialistMove(thing, position, seat);
    default:
      return place.startsWith("seat") ? copyMove(Number(place.slice(4)), thing) : null;
  }
}

/** The move that answers the question a seat is asked now, if it is asked one. */
function asked(position: Position, seat: number): string | undefined {
  const { pending } = position as MechADreamPosition;
  return pending.findLast((each) => each.seat === seat)?.do;
}

function specialistMove(specialist: string, position: Position, seat: number): Move {
  if (asked(position, seat) === "bonus") return { do: "bonus", specialist };
  const { part } = position as MechADreamPosition;
  if (part === "set-up") return { do: "choose-specialist", specialist };
  return { do: "stock-room", take: SPECIALIST, specialist };
}

function copyMove(seat: number, what: string): Move {
  return { do: "activate", what: "robot", copy: { seat, what } };
}

/** Where an Assistant can be sent besides to a machine. */
const SENT: Record<string, Key[]> = {
  dock: ["dock"],
  "stock-room": ["floor/flower", "floor/ink"],
};

function touched(event: Telling, looking: number | null): Key[] {
  const { kind, seat, where, tile, what, specialist, monitor } = event as Record<string, string>;
  const inWorkshop = (thing: unknown, owner: unknown = seat) =>
    owner === looking ? `own/${String(thing)}` : `seat${String(owner)}/${String(thing)}`;
  switch (kind) {
    case "assistant-sent":
      return SENT[String(where)] ?? [`belt/${where}`, inWorkshop(where)];
    case "machine-bought":
    case "machine-moved":
      return [`belt/${tile}`, inWorkshop(tile)];
    case "tile-revealed":
      return [`offer/${tile}`];
    case "machine-completed":
      return [inWorkshop(tile)];
    case "activated":
      return [inWorkshop(what)];
    case "copied":
      return [inWorkshop(what, event.from)];
    case "delivery-revealed":
      return ["dock"];
    case "specialist-taken":
    case "token-turned":
    case "bonus-taken":
      return [`specialist/${specialist}`];
    case "monitor-kept":
    case "monitor-shown":
      return [`monitor/${monitor}`, inWorkshop("robot")];
    default:
      return [];
  }
}

/** While Monitor Screens are chosen, the position shows what only its seat may know. */
function isSecret(position: Position): boolean {
  const { part, first } = position as MechADreamPosition;
  return part === "set-up" && first === null;
}

/** Several hourglasses can go to one machine, as long as it stays on the belt. */
function times(move: Move, { asks, changes }: Consequences): number {
  const { belt = [] } = changes as { belt?: { tile: string }[] };
  const isSame = asks?.do === move.do && belt.some(({ tile }) => tile === move.tile);
  return isSame && move.do === "boost" ? Number(asks?.left) + 1 : 1;
}

export const places: Places = {
  key,
  isOrdered: () => false,
  kind: (touched) => (touched.startsWith("seat") ? "copy" : ""),
  numbered: ["monitor", "own", "belt", "offer", "floor", "dock"],
  forgotten: { sleep: "activate" },
  times,
  wonder,
  isSecret,
  touched,
};
