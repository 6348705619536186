/** The symbols on Mech A Dream's components, each with the rule that says more. */

import { firstOf, type GameSymbols } from "$page/pack/symbols.ts";

export const symbols: GameSymbols = {
  groups: [
    {
      group: "units",
      symbols: {
        flower: "M5.1",
        ink: "M6.1",
        rainbow: "M6.1",
        point: "M12.2",
        hourglass: "M9.1",
        activation: "M5.2",
      },
    },
    {
      group: "machines",
      symbols: {
        resource: "M6.1",
        power: "M6.1",
        economical: "M10.7",
        crystal: "M8.3",
        completed: "M10.1",
        price: "M6.1",
        time: "M6.2",
      },
    },
    {
      group: "day",
      symbols: { assistant: "M8.1", package: "M5.1", phase: "M10.8", robot: "M10.3" },
    },
    {
      group: "variants",
      symbols: {
        monitor: "M11.1",
        "evening-package": "M11.2",
        buy: "M11.3",
        copy: "M11.4",
        specialist: "M13.7",
        "price-token": "M13.4",
      },
    },
  ],
  named: (messages, id) =>
    firstOf(messages, [`mech-a-dream-unit-${id}`, `mech-a-dream-kind-${id}`]),
  called: (messages, symbol) => messages.say("web-mech-a-dream-symbol", { symbol }),
  titled: (messages, group) => messages.say("web-mech-a-dream-symbol-group", { group }),
  about: (messages, symbol) => messages.say("web-mech-a-dream-symbol-about", { symbol }),
};
