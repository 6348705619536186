/** Finding rules by their numbers and words. Capitals and accents make no difference. */

import { plain, type Block, type RulesTree, type Section } from "../pack/rules-tree.ts";

/** A stretch of text, and whether it is what was looked for. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/** Text as it is compared: every character alone, so that places stay the same. */
function folded(text: string): string[] {
  return Array.from(text, (each) =>
    each.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("’", "'"),
  );
}

/** What was typed, as words. */
export function wordsOf(query: string): string[] {
  return folded(query).join("").split(/\s+/).filter(Boolean);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word begins in a text: at the beginning of its words, numbers anywhere. */
function* placesOf(word: string, text: readonly string[]): Generator<number> {
  const wanted = [...word];
  const isNumber = /^\d/.test(word);
  for (let at = 0; at + wanted.length <= text.length; at++)
    if (isNumber || at === 0 || !LETTER.test(text[at - 1] ?? ""))
      if (wanted.every((each, place) => text[at + place] === each)) yield at;
}

/** Whether all words are in a text. */
export function hasAll(words: readonly string[], text: string): boolean {
  const found = folded(text);
  return words.every((word) => !placesOf(word, found).next().done);
}

/** A text in stretches, so that what was found in it can be marked. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  const letters = Array.from(text);
  const isFound = new Array<boolean>(letters.length).fill(false);
  const compared = folded(text);
  for (const word of words)
    for (const at of placesOf(word, compared)) isFound.fill(true, at, at + [...word].length);
  const stretches: Stretch[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = stretches.at(-1);
    const found = isFound[place] ?? false;
    if (last?.isFound === found) last.text += letter;
    else stretches.push({ text: letter, isFound: found });
  }
  return stretches;
}

/** What of a page has all the words; all of it when none are given. */
export function found(page: RulesTree, words: readonly string[]): Section[] {
  if (!words.length) return page.sections;
  return page.sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => foundIn(block, words));
    if (blocks.length) return [{ ...section, blocks }];
    return hasAll(words, `${section.number} ${section.title}`) ? [section] : [];
  });
}

function foundIn(block: Block, words: readonly string[]): Block[] {
  if (block.is === "table") {
    const rows = block.rows.filter((row) => hasAll(words, row.map(plain).join(" ")));
    return rows.length ? [{ ...block, rows }] : [];
  }
  const number = block.is === "rule" ? `${block.number} ` : "";
  return hasAll(words, number + plain(block.text)) ? [block] : [];
}

/** How many rules there are in some sections. */
export function rulesIn(sections: readonly Section[]): number {
  return sections.flatMap(({ blocks }) => blocks.filter((block) => block.is === "rule")).length;
}
