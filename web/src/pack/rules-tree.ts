/** A page of numbered rules, as a tree of plain values: made when the page is built. */

/** A stretch of text: words, words in some way set apart, or the number of another rule. */
export type Span = string | { as: Style; of: Span[] } | { rule: string };

/** `ruling`: ours, where the rulebook leaves something open; with what is said about it. */
export type Style = "strong" | "em" | "code" | "ruling";

export type Block =
  { is: "prose"; text: Span[] } | { is: "rule"; number: string; text: Span[] } | Table;

export interface Table {
  is: "table";
  head: Span[][];
  rows: Span[][][];
}

export interface Section {
  number: string;
  title: string;
  blocks: Block[];
}

export interface RulesTree {
  title: string;
  sections: Section[];
}

/** The words of some text, without how they are set. */
export function plain(text: readonly Span[]): string {
  return text
    .map((span) => {
      if (typeof span === "string") return span;
      return "rule" in span ? span.rule : plain(span.of);
    })
    .join("");
}
