/** What is still to be picked for the moves that are not whole yet, in words. */

import type { Messages } from "../i18n/messages.ts";
import type { Key, Places } from "../pack/board.ts";
import type { Composed, Missing, Words } from "../pack/words.ts";
import { shared, type Amounts } from "./amounts.ts";
import type { Reach } from "./reach.ts";

/** "Pick 1 more robot (Flash) to: Repair"; nothing where every move that can be meant is whole. */
export function furtherOf(
  reach: Reach,
  chosen: readonly Key[],
  places: Places,
  words: Words,
  composed: Composed,
  names: readonly string[],
  messages: Messages,
): string {
  const done = new Set(reach.ready.map((move) => move.do));
  const verbs = [...reach.verbs].filter((verb) => !done.has(verb));
  if (!verbs.length) return "";
  const moves = verbs.map((verb) => words.choice("do", verb, composed, names).name).join(" · ");
  const kindOf = (key: Key) => places.kind?.(key) ?? "";
  const lit = [...reach.lit];
  const told = (kind: string, n: number) => {
    const of = (key: Key) => kindOf(key) === kind;
    const missing: Missing = {
      kind,
      n,
      picked: chosen.filter(of).length,
      keys: lit.filter(of),
    };
    return words.missing?.(missing, names) ?? "";
  };
  const each = verbs.map((verb) => reach.missing.get(verb) ?? NONE);
  const least = (kind: string) => Math.min(...each.flatMap((some) => some.get(kind) ?? []));
  const needed = each.reduce(shared);
  const all = [...needed].map(([kind, n]) => told(kind, n)).filter(Boolean);
  if (all.length) return messages.say("web-pick-to", { what: messages.allOf(all), moves });
  const kinds = [...new Set(lit.map(kindOf))].filter((kind) => least(kind) < Infinity);
  const some = kinds.map((kind) => told(kind, least(kind))).filter(Boolean);
  if (some.length) return messages.say("web-pick-to", { what: messages.oneOf(some), moves });
  return messages.say("web-go-on-to", { moves });
}

const NONE: Amounts = new Map();
