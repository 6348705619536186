/** Reads the Markdown of our rules pages (`docs/rules`), as much of it as they use. */

import type { Block, RulesTree, Section, Span, Style, Table } from "../pack/rules-tree.ts";

const SECTION = /^## ([A-Z]\d+) (.+)$/;
const RULE = /^- ([A-Z]\d+\.\d+) (.+)$/;
const LINE_BETWEEN = /^\|[-|\s]+\|$/;

/** What is set apart: each way with what is inside it. */
const STYLED: [RegExp, Style][] = [
  [/^\*\*(.+?)\*\*/, "strong"],
  [/^\*(.+?)\*/, "em"],
  [/^`(.+?)`/, "code"],
  [/^\[R\b[\s:;]*([^\]]*)\]/, "ruling"],
];
const REFERENCE = /^[CM]\d+(?:\.\d+)?(?![\w.]*\w)/;
const WORDS = /^(?:[A-Za-z0-9]+|[^A-Za-z0-9*`[]+|.)/s;

/** A whole page; what stands before its first section is about the file, and is left out. */
export function parsePage(source: string): RulesTree {
  const lines = source.split("\n");
  const title = lines[0]?.replace(/^# /, "") ?? "";
  const sections: Section[] = [];
  let paragraph: string[] = [];
  for (const line of [...lines.slice(1), ""]) {
    const section = SECTION.exec(line);
    if (section !== null || !line.trim() || /^[-|]/.test(line)) {
      if (paragraph.length) sections.at(-1)?.blocks.push(blockOf(paragraph.join(" ")));
      paragraph = [];
    }
    if (section !== null) {
      sections.push({ number: section[1] ?? "", title: section[2] ?? "", blocks: [] });
    } else if (line.startsWith("|")) {
      addRow(sections.at(-1)?.blocks ?? [], line);
    } else if (line.trim()) {
      paragraph.push(line.trim());
    }
  }
  return { title, sections };
}

function blockOf(text: string): Block {
  const rule = RULE.exec(text);
  if (rule === null) return { is: "prose", text: parseText(text) };
  return { is: "rule", number: rule[1] ?? "", text: parseText(rule[2] ?? "") };
}

function addRow(blocks: Block[], line: string): void {
  if (LINE_BETWEEN.test(line)) return;
  const cells = line
    .split("|")
    .slice(1, -1)
    .map((cell) => parseText(cell.trim()));
  const last = blocks.at(-1);
  if (last?.is === "table") last.rows.push(cells);
  else blocks.push({ is: "table", head: cells, rows: [] } satisfies Table);
}

/** A paragraph as spans. */
export function parseText(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  while (rest) {
    const [span, length] = first(rest);
    const last = spans.at(-1);
    if (typeof span === "string" && typeof last === "string") spans[spans.length - 1] = last + span;
    else spans.push(span);
    rest = rest.slice(length);
  }
  return spans;
}

/** The first span of a text, and how much of it that is. */
function first(text: string): [Span, number] {
  for (const [pattern, style] of STYLED) {
    const found = pattern.exec(text);
    if (found !== null) return [{ as: style, of: parseText(found[1] ?? "") }, found[0].length];
  }
  const reference = REFERENCE.exec(text)?.[0];
  if (reference !== undefined) return [{ rule: reference }, reference.length];
  const words = WORDS.exec(text)?.[0] ?? text;
  return [words, words.length];
}
