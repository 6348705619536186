/** What is printed on the components of each game's usual box, fetched once. */

import { get } from "../net/api.ts";
import type { Faces } from "../pack/words.ts";

const fetched = new Map<string, Promise<Faces>>();

/** What is printed in a game's box; after a failed request the next call asks again. */
export function facesOf(game: string): Promise<Faces> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const faces = get("/api/games/{game}/box", { path: { game } }).then(({ printed }) => printed);
  fetched.set(game, faces);
  faces.catch(() => fetched.delete(game));
  return faces;
}
