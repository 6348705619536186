/** A Delivery card in words: its name, and the packages of each part of the day. */

import type { Names } from "../names.ts";
import { PARTS, type DayPart } from "./tabletop.ts";

export function deliveryTold(names: Names, delivery: string): string {
  const rows = PARTS.map((part) =>
    names.messages.say("option-line", {
      option: names.part(part),
      value: packagesTold(names, delivery, part),
    }),
  );
  return [names.delivery(delivery), ...rows].join(" · ");
}

function packagesTold(names: Names, delivery: string, part: DayPart): string {
  const packages = names.faces.deliveries[delivery]?.[part] ?? [];
  return packages.map((each) => names.amounts(each)).join(", ");
}
