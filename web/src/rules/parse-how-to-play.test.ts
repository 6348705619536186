import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plain } from "../pack/rules-tree.ts";
import { parseHowToPlay } from "./parse-how-to-play.ts";

const FOLDER = new URL("../../../docs/how-to-play/", import.meta.url);

test("a page has parts with paragraphs, lists and a figure", () => {
  const page = parseHowToPlay(
    "# Title\n\nAbout\n\n## Goal\n\nWin\n*soon*. [C1, C2.3]\n\n![A robot.](robot)\n\n### How\n\n- One\n  two [M1]\n- Three\n\n1. Four [M2.1]\n",
  );
  expect(page).toEqual({
    title: "Title",
    parts: [
      {
        level: 2,
        title: "Goal",
        figure: { name: "robot", caption: "A robot." },
        passages: [
          {
            is: "prose",
            text: ["Win ", { as: "em", of: ["soon"] }, "."],
            rules: ["C1", "C2.3"],
          },
        ],
      },
      {
        level: 3,
        title: "How",
        figure: null,
        passages: [
          { is: "item", text: ["One two"], rules: ["M1"] },
          { is: "item", text: ["Three"], rules: [] },
          { is: "step", text: ["Four"], rules: ["M2.1"] },
        ],
      },
    ],
  });
});

test.each(readdirSync(FOLDER))("nothing of %s is lost or left unread", (name) => {
  const source = readFileSync(new URL(name, FOLDER), "utf-8");
  const { parts } = parseHowToPlay(source);
  expect(parts.map(({ title }) => title)).toEqual(
    [...source.matchAll(/^##+ (.+)$/gm)].map((found) => found[1]),
  );
  expect(parts.flatMap(({ figure }) => figure?.name ?? [])).toEqual(
    [...source.matchAll(/\]\(([a-z-]+)\)$/gm)].map((found) => found[1]),
  );
  const passages = parts.flatMap((part) => part.passages);
  expect(passages.flatMap(({ rules }) => rules).join()).toEqual(
    [...source.matchAll(/\[([CM]\d[^\]]*)\]/g)]
      .map((found) => found[1]?.replace(/,\s+/g, ","))
      .join(),
  );
  for (const { text } of passages) expect(plain(text)).not.toMatch(/[*`[\]|#]/);
});
