/** In which part of the table a thing lies. */

import type { Key } from "$page/pack/board.ts";
import type { MechADreamPosition } from "../types.ts";

export type PaneName = "mine" | "factory" | "rest";

const OWN = ["own", "belt", "monitor"];

export function paneOf(key: Key, position: MechADreamPosition, seat: number | null): PaneName {
  const [place = "", thing = ""] = key.split("/");
  if (OWN.includes(place)) return "mine";
  if (place.startsWith("seat")) return "rest";
  return place === "specialist" ? paneOfExpert(thing, position, seat) : "factory";
}

/** Where a Specialist is: with the seat that looks, with another seat, or in the centre. */
function paneOfExpert(id: string, position: MechADreamPosition, seat: number | null): PaneName {
  const owner = position.players.findIndex(({ specialists }) =>
    specialists.some((each) => each.id === id),
  );
  if (owner < 0) return "factory";
  return owner === seat ? "mine" : "rest";
}
