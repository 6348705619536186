import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsePage, parseText } from "./parse.ts";
import { plain } from "../pack/rules-tree.ts";

const FOLDER = new URL("../../../docs/rules/", import.meta.url);

test("text is taken apart into what is set apart in it", () => {
  expect(parseText("**Repair.** Discard *n* robots (C10.2), see M4.")).toEqual([
    { as: "strong", of: ["Repair."] },
    " Discard ",
    { as: "em", of: ["n"] },
    " robots (",
    { rule: "C10.2" },
    "), see ",
    { rule: "M4" },
    ".",
  ]);
});

test("a ruling keeps what is said about it", () => {
  expect(parseText("so [R].")).toEqual(["so ", { as: "ruling", of: [] }, "."]);
  expect(parseText("[R: lost, C8.6]")).toEqual([
    { as: "ruling", of: ["lost, ", { rule: "C8.6" }] },
  ]);
  expect(parseText("[R\u00a0; option `floor`]")).toEqual([
    { as: "ruling", of: ["option ", { as: "code", of: ["floor"] }] },
  ]);
});

test("a page has sections with prose, rules and tables", () => {
  const page = parsePage(
    "# Title\n\nAbout\n\n## C1 Terms\n| a | b |\n|---|---|\n| c | d |\n\nMore\nof it.\n- C1.1 One\n  two\n- C1.2 Three\n",
  );
  expect(page).toEqual({
    title: "Title",
    sections: [
      {
        number: "C1",
        title: "Terms",
        blocks: [
          { is: "table", head: [["a"], ["b"]], rows: [[["c"], ["d"]]] },
          { is: "prose", text: ["More of it."] },
          { is: "rule", number: "C1.1", text: ["One two"] },
          { is: "rule", number: "C1.2", text: ["Three"] },
        ],
      },
    ],
  });
});

test.each(readdirSync(FOLDER))("nothing of %s is lost or left unread", (name) => {
  const source = readFileSync(new URL(name, FOLDER), "utf-8");
  const { sections } = parsePage(source);
  const blocks = sections.flatMap((section) => section.blocks);
  const rules = blocks.flatMap((block) => (block.is === "rule" ? [block.number] : []));
  expect(rules).toEqual([...source.matchAll(/^- ([CM]\d+\.\d+) /gm)].map((found) => found[1]));
  for (const block of blocks)
    if (block.is !== "table") expect(plain(block.text)).not.toMatch(/[*`[\]|]/);
});
