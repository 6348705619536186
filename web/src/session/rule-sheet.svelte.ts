/** The rule that is open on a sheet over the page: `RuleLink` opens it, `App` shows it. */

class RuleSheet {
  /** The number of the rule; null while no rule is open. */
  number = $state<string | null>(null);
}

/** The page's one sheet for a rule. */
export const ruleSheet = new RuleSheet();
