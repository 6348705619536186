/** Going through a menu in the steps that a person has to take: what is clear by itself is taken. */

import { Composing, isSet } from "../net/menu.ts";

/** Whether there is nothing to decide: one thing can follow, and something has to. */
function isClear({ open }: Composing): boolean {
  const step = open.steps[0];
  if (open.isWhole || open.steps.length !== 1 || step === undefined || isSet(step)) return false;
  return step.choices.length === 1;
}

/** As far as it goes without a decision. */
export function onward(composing: Composing): Composing {
  const step = composing.open.steps[0];
  if (!isClear(composing) || step === undefined || isSet(step)) return composing;
  return onward(composing.with({ field: step.field, value: step.choices[0]?.[0] }));
}

/** Back to the last decision. */
export function backward(composing: Composing): Composing {
  const before = composing.back();
  return before.chosen.length && isClear(before) ? backward(before) : before;
}

/** Whether there is a decision to go back to. */
export function canGoBack(composing: Composing): boolean {
  return composing.chosen.length > 0 && !isClear(backward(composing));
}
