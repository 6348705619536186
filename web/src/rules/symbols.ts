/** Every symbol that is drawn on a game's table: what it is called and means, and its rule. */

import type { Messages } from "../i18n/messages.ts";

/** A symbol in one language. */
export interface Explained {
  id: string;
  name: string;
  about: string;
  /** The number of the rule that says more. */
  rule: string;
}

/** Symbols that belong together: each by its name, with its rule. */
interface Group {
  group: string;
  symbols: Record<string, string>;
}

interface GameSymbols {
  groups: Group[];
  /** Where the game's own words name a symbol. */
  named(messages: Messages, id: string): string | null;
  called(messages: Messages, id: string): string;
  about(messages: Messages, id: string): string;
}

const CYBERION: GameSymbols = {
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
  named: (messages, id) => own(messages, [`cyberion-model-${id}`]),
  called: (messages, symbol) => messages.say("web-cyberion-symbol", { symbol }),
  about: (messages, symbol) => messages.say("web-cyberion-symbol-about", { symbol }),
};

const MECH_A_DREAM: GameSymbols = {
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
  named: (messages, id) => own(messages, [`mech-a-dream-unit-${id}`, `mech-a-dream-kind-${id}`]),
  called: (messages, symbol) => messages.say("web-mech-a-dream-symbol", { symbol }),
  about: (messages, symbol) => messages.say("web-mech-a-dream-symbol-about", { symbol }),
};

const SYMBOLS: Record<string, GameSymbols> = {
  cyberion: CYBERION,
  "mech-a-dream": MECH_A_DREAM,
};

function own(messages: Messages, ids: readonly string[]): string | null {
  const known = ids.find((id) => messages.has(id));
  return known === undefined ? null : messages.say(known);
}

/** A symbol of a game explained; nothing for one that it does not have. */
export function symbolOf(messages: Messages, game: string, id: string): Explained | null {
  const found = SYMBOLS[game];
  const rule = found?.groups.find(({ symbols }) => id in symbols)?.symbols[id];
  if (found === undefined || rule === undefined) return null;
  const name = found.named(messages, id) ?? found.called(messages, id);
  return { id, name, about: found.about(messages, id), rule };
}

/** All symbols of a game, in groups with their headings. */
export function symbolsOf(
  messages: Messages,
  game: string,
): { title: string; symbols: Explained[] }[] {
  return (SYMBOLS[game]?.groups ?? []).map(({ group, symbols }) => ({
    title: messages.say(`web-${game}-symbol-group`, { group }),
    symbols: Object.keys(symbols).flatMap((id) => symbolOf(messages, game, id) ?? []),
  }));
}
