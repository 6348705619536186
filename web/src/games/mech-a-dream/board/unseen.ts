/** What can still come: whatever is in the box, and has not been seen in this game. */

import type { DeliveryFace, MechFaces, TileFace } from "../names.ts";
import type { Pile } from "./tabletop.ts";
import type { MechADreamPosition } from "../types.ts";

/** The copies of one machine tile that can still be in a pile. */
export interface UnseenTile {
  /** One of them: what it does, they all do. */
  tile: string;
  face: TileFace;
  unseen: number;
}

/** A Delivery card that can still come. */
export interface UnseenDelivery {
  id: string;
  face: DeliveryFace;
}

/** The tiles that can be in a pile, each design once. */
export function unseenTiles(
  position: MechADreamPosition,
  faces: MechFaces,
  pile: Pile,
): UnseenTile[] {
  if (!position.piles[pile]) return [];
  const seen = new Set(tilesSeen(position));
  const found = new Map<string, UnseenTile>();
  for (const [tile, face] of Object.entries(faces.tiles)) {
    if (face.pile !== pile || seen.has(tile)) continue;
    const unseen = (found.get(face.design)?.unseen ?? 0) + 1;
    found.set(face.design, { tile, face, unseen });
  }
  return [...found.values()];
}

/** The tiles that lie open: for sale, under construction, or complete. */
function tilesSeen(position: MechADreamPosition): string[] {
  return [
    ...Object.values(position.offer).flat(),
    ...position.players.flatMap(({ belt, workshop }) => [
      ...belt.map(({ tile }) => tile),
      ...workshop,
    ]),
  ];
}

/** The Delivery cards that can be in the deck. */
export function unseenDeliveries(position: MechADreamPosition, faces: MechFaces): UnseenDelivery[] {
  if (!position.delivery_deck) return [];
  const seen = new Set([...position.delivery_past, position.delivery]);
  return Object.entries(faces.deliveries).flatMap(([id, face]) =>
    seen.has(id) ? [] : [{ id, face }],
  );
}
