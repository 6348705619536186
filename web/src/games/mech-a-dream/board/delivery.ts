/** A Delivery card in words. */

import type { Names } from "../names.ts";
import { PARTS } from "./tabletop.ts";

/** Its name, and its packages. */
export function deliveryTold(names: Names, delivery: string): string {
  return `${names.delivery(delivery)} · ${packagesTold(names, delivery)}`;
}

/** The packages of each part of the day. */
export function packagesTold(names: Names, delivery: string): string {
  return PARTS.map((part) =>
    names.messages.say("option-line", {
      option: names.part(part),
      value: names.packages(delivery, part).join(", "),
    }),
  ).join(" · ");
}
