import { expect, test } from "vitest";
import { found, marked, rulesIn, wordsOf } from "./search.ts";
import type { RulesTree } from "../pack/rules-tree.ts";

const PAGE: RulesTree = {
  title: "Règles",
  sections: [
    {
      number: "C3",
      title: "Un tour : Clôture",
      blocks: [
        { is: "prose", text: ["Ensuite vient la fin."] },
        {
          is: "rule",
          number: "C3.8",
          text: ["Rendez 1 Soupape à la ", { as: "em", of: ["Forge"] }],
        },
        { is: "rule", number: "C3.9", text: ["Les Machines Préparées (", { rule: "C4.5" }, ")"] },
      ],
    },
    { number: "C5", title: "Paquet vide", blocks: [{ is: "prose", text: ["Rien."] }] },
  ],
};

function numbers(query: string): string[] {
  return found(PAGE, wordsOf(query)).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.is === "rule" ? [block.number] : [])),
  );
}

test.each([
  ["", ["C3.8", "C3.9"]],
  ["preparees", ["C3.9"]],
  ["SOUPAPE forge", ["C3.8"]],
  ["3.8", ["C3.8"]],
  ["c4.5", ["C3.9"]],
  ["chines", []],
])("%s is found", (query, expected) => {
  expect(numbers(query)).toEqual(expected);
});

test("a heading that has the words brings its whole section", () => {
  expect(rulesIn(found(PAGE, wordsOf("cloture")))).toBe(2);
  expect(found(PAGE, wordsOf("nirgends"))).toEqual([]);
});

test("what was found is marked as it is written", () => {
  expect(marked("Les Préparées", wordsOf("prep"))).toEqual([
    { text: "Les ", isFound: false },
    { text: "Prép", isFound: true },
    { text: "arées", isFound: false },
  ]);
  expect(marked("Rien", [])).toEqual([{ text: "Rien", isFound: false }]);
});
