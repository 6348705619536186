/** What is printed on the components: of each game's usual box, and at a table. Fetched once. */

import { get } from "../net/api.ts";
import type { TableInfo } from "../net/wire.ts";
import type { Faces } from "../pack/words.ts";

const fetched = new Map<string, Promise<Faces>>();

/** What is printed in a game's box; after a failed request the next call asks again. */
export function facesOf(game: string): Promise<Faces> {
  return once(game, () => get("/api/games/{game}/box", { path: { game } }));
}

/** What is printed at a table: its box may be its own, and its options may choose a reading of it. */
export function facesAt({ id, game, options, has_own_box }: TableInfo): Promise<Faces> {
  const key = has_own_box ? id : `${game} ${JSON.stringify(options)}`;
  return once(key, () => get("/api/tables/{table}/box", { path: { table: id } }));
}

function once(key: string, fetch: () => Promise<{ printed: Faces }>): Promise<Faces> {
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const faces = fetch().then(({ printed }) => printed);
  fetched.set(key, faces);
  faces.catch(() => fetched.delete(key));
  return faces;
}
