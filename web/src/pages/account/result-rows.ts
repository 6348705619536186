/** The lines of a person's results in one game: all games, then what they can be told apart by. */

import { language, say } from "../../i18n/language.svelte.ts";
import type { Statistics, Tally } from "../../net/wire.ts";

export interface Row {
  what: string;
  tally: Tally;
}

type Options = Readonly<Record<string, unknown>>;

/** How many play, and with which expansions or variants. */
function setup(game: string, options: Options): string {
  const players = say("web-account-players", { players: Number(options.players ?? 1) });
  const chosen = Object.values(options).filter(Array.isArray).flat() as string[];
  if (!chosen.length) return players;
  const additions = chosen.map((each) => say(`${game}-plus-${each}`)).join(" + ");
  return say("combination-with", { combination: players, additions });
}

/** How large a game is: fewer players first, then fewer expansions or variants. */
function size(options: Options): number {
  const additions = Object.values(options).filter(Array.isArray).flat().length;
  return Number(options.players ?? 1) * 100 + additions;
}

/** An option and its value in words; nothing where it is left to chance or to the box. */
function worded(game: string, option: string, value: unknown): string {
  const spelled = option.replaceAll("_", "-");
  if (typeof value !== "number" && typeof value !== "string") return "";
  return say("option-line", {
    option: say(`${game}-option-${spelled}`),
    value:
      typeof value === "number"
        ? String(value)
        : say(`${game}-value-${spelled}-${value.replaceAll("_", "-")}`),
  });
}

/** What each of some games was played with: options are named where the rest would read the same. */
function setups(game: string, all: readonly Options[]): string[] {
  const short = all.map((options) => setup(game, options));
  return all.map((options, place) => {
    const alike = all.filter((_, other) => short[other] === short[place]);
    const differing = Object.entries(options).filter(
      ([option, value]) =>
        option !== "players" &&
        !Array.isArray(value) &&
        alike.some((each) => each[option] !== value),
    );
    const told = differing.map(([option, value]) => worded(game, option, value)).filter(Boolean);
    return [short[place], ...told].join(", ");
  });
}

/** Who else played: bots by how they play, and other people. */
function company(names: readonly string[]): string {
  const told = names.map((name) =>
    name === "people"
      ? say("web-people")
      : say("web-seat-bot", { level: language.messages.botLevel(name) }),
  );
  return say("web-account-company", { others: language.messages.allOf([...new Set(told)]) });
}

/** The lines of one game; one that would only say again what another says is left out. */
export function rowsOf(found: Statistics, game: string): Row[] {
  const total = found.by_game[game];
  if (total === undefined) return [];
  const combinations = found.by_combination
    .filter((each) => each.game === game)
    .sort((one, other) => size(one.options) - size(other.options));
  const names = setups(
    game,
    combinations.map(({ options }) => options),
  );
  const companies = found.by_opponents.filter((each) => each.game === game && each.others.length);
  const byCompany = companies.map(({ others, tally }) => ({ what: company(others), tally }));
  if (combinations.length === 1)
    return [{ what: names[0] ?? "", tally: total }, ...(byCompany.length > 1 ? byCompany : [])];
  return [
    { what: say("web-account-all"), tally: total },
    ...combinations.map(({ tally }, place) => ({ what: names[place] ?? "", tally })),
    ...(byCompany.length > 1 ? byCompany : []),
  ];
}
