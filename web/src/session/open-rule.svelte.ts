/** The rule that is open beside the table: `RuleLink` opens it, the table shows it. */

/** A rule that was asked for: its number, empty for the beginning of the rules. */
export interface AskedRule {
  number: string;
}

class OpenRule {
  /** The rule that is open; null while the rules are closed. */
  asked = $state.raw<AskedRule | null>(null);

  open(number: string): void {
    this.asked = { number };
  }

  close(): void {
    this.asked = null;
  }

  /** Open the rules at their beginning, or close them. */
  toggle(): void {
    if (this.asked === null) this.open("");
    else this.close();
  }
}

/** The page's one open rule. */
export const openRule = new OpenRule();
