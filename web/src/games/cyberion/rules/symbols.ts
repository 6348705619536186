/** The symbols on Cyberion's components, each with the rule that says more. */

import { firstOf, type GameSymbols } from "$page/pack/symbols.ts";

export const symbols: GameSymbols = {
  groups: [
    {
      group: "robots",
      symbols: {
        sirenbot: "C4.1",
        stockbot: "C4.2",
        cyclobot: "C4.3",
        planbot: "C4.4",
        commandbot: "C4.5",
        size: "C3.2",
      },
    },
    {
      group: "machines",
      symbols: {
        tier: "C2.2",
        "demand-model": "C3.2",
        "demand-size": "C3.2",
        "demand-identical": "C3.2",
        "demand-sum-min": "C3.2",
        "demand-sum-max": "C3.2",
        "demand-pairs": "C3.2",
        "demand-run": "C3.2",
        prepared: "C4.6",
      },
    },
    {
      group: "reserve",
      symbols: {
        cog: "C3.6",
        level: "C3.4",
        failsafe: "C3.8",
        support: "C3.5",
        battery: "C5.1",
        experience: "C3.6",
      },
    },
    {
      group: "expansions",
      symbols: {
        babybot: "C8.2",
        gigantobot: "C9.2",
        damage: "C9.5",
        microbot: "C10.2",
        multibot: "C11.3",
        interference: "C12.2",
      },
    },
  ],
  named: (messages, id) => firstOf(messages, [`cyberion-model-${id}`]),
  called: (messages, symbol) => messages.say("web-cyberion-symbol", { symbol }),
  titled: (messages, group) => messages.say("web-cyberion-symbol-group", { group }),
  about: (messages, symbol) => messages.say("web-cyberion-symbol-about", { symbol }),
};
