/** Some things out of the box, to be drawn beside the rules. */

import { Names, type DeliveryFace, type TileFace, type Way } from "../names.ts";
import type { Faces } from "$page/pack/words.ts";

type Box = Names["faces"];

export interface Examples {
  /** Some tile of a kind. */
  tile(kind: string, nth?: number): TileFace;
  delivery: DeliveryFace;
  floor: Box["stock_room"][string];
  /** What some robot can do: one that can be used in more than one way. */
  ways: readonly Way[];
  specialist: Box["specialists"][string] & { id: string };
}

export function exampleOf(faces: Faces): Examples {
  const box = faces as unknown as Box;
  const tiles = Object.values(box.tiles);
  const monitors = Object.values(box.monitors).map(({ options }) => options);
  return {
    tile: (kind, nth = 0) => {
      const designs = new Map(
        tiles.filter((face) => face.kind === kind).map((face) => [face.design, face]),
      );
      return [...designs.values()][nth] ?? some(tiles);
    },
    delivery: some(Object.values(box.deliveries)),
    floor: some(Object.values(box.stock_room)),
    ways: monitors.find((options) => options.length > 1) ?? some(monitors),
    specialist: some(Object.entries(box.specialists).map(([id, face]) => ({ ...face, id }))),
  };
}

/** The first of some things; a box has always some of each. */
function some<T>(things: readonly T[]): T {
  return things[0] as T;
}
