/** Reads the Markdown of the pages on how to play (`docs/how-to-play`), as much of it as they use. */

import type { HowToPlay, Part, Passage } from "../pack/how-to-play.ts";
import { parseText } from "./parse.ts";

const HEADING = /^(##|###) (.+)$/;
const FIGURE = /^!\[(.+)\]\(([a-z-]+)\)$/;
const LISTED = /^(-|\d+\.) (.+)$/;
/** The rules that a passage rests on, at its end: `[C3.1, C3.2]`. */
const CITED = /\s*\[([A-Z]\d[^[\]]*)\]$/;

/** A whole page; what stands before its first section is about the file, and is left out. */
export function parseHowToPlay(source: string): HowToPlay {
  const [title = "", ...blocks] = blocksOf(source);
  const parts: Part[] = [];
  for (const block of blocks) {
    const heading = HEADING.exec(block);
    const figure = FIGURE.exec(block);
    const last = parts.at(-1);
    if (heading !== null)
      parts.push({
        level: heading[1] === "##" ? 2 : 3,
        title: heading[2] ?? "",
        figure: null,
        passages: [],
      });
    else if (last === undefined) continue;
    else if (figure !== null) last.figure = { caption: figure[1] ?? "", name: figure[2] ?? "" };
    else last.passages.push(passageOf(block));
  }
  return { title: title.replace(/^# /, ""), parts };
}

/** Headings, paragraphs, figures and items of lists, each on one line. */
function blocksOf(source: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of source.split("\n").map((each) => each.trim())) {
    const isNew = !isOpen || /^#/.test(line) || LISTED.test(line);
    if (line && isNew) blocks.push(line);
    else if (line) blocks.push(`${blocks.pop()} ${line}`);
    isOpen = line !== "" && !line.startsWith("#");
  }
  return blocks;
}

function passageOf(block: string): Passage {
  const listed = LISTED.exec(block);
  const is = listed === null ? "prose" : listed[1] === "-" ? "item" : "step";
  const text = listed?.[2] ?? block;
  const rules = CITED.exec(text)?.[1]?.split(", ") ?? [];
  return { is, text: parseText(text.replace(CITED, "")), rules };
}
