/** A position of Cyberion as places with things in them. */

import type { Messages } from "$page/i18n/messages.ts";
import { counted, labelled, things, type Thing, type Zone } from "$page/pack/words.ts";
import type { Names } from "./names.ts";
import type { CyberionPosition } from "./types.ts";

export function zones(messages: Messages, names: Names, position: CyberionPosition): Zone[] {
  const robots = (cards: readonly string[]) => cards.map((card) => names.robot(card));
  const say = messages.say.bind(messages);
  const row = (name: "platform" | "flash" | "stock"): Zone => ({
    title: names.row(name),
    things: things(robots(position[name])),
  });
  const found: Zone[] = [
    { title: say("web-zone-stand"), things: things(stand(messages, names, position)) },
    { title: say("board-factory"), things: machines(messages, names, position) },
    row("platform"),
    row("flash"),
    row("stock"),
    { title: say("board-cogs"), things: cogs(messages, names, position) },
    {
      title: say("board-support"),
      things: position.support.map((model) => ({ name: names.model(model) })),
    },
    { title: say("board-discard"), things: counted(robots(position.discard).toSorted()) },
  ];
  const onlySome: Zone[] = [
    { title: say("board-on-top"), things: things(robots(position.known_top)) },
    { title: say("board-at-bottom"), things: things(robots(position.known_bottom)) },
    { title: say("board-giants"), things: giants(messages, names, position) },
    {
      title: say("board-limbo"),
      things: position.limbo.map((model) => ({ name: names.model(model) })),
    },
    {
      title: say("board-microbots"),
      things: position.held_microbots.map((token) => ({ name: names.microbot(token) })),
    },
    {
      title: say("web-zone-repaired"),
      things: position.repaired_this_turn.map((machine) => ({ name: names.machine(machine) })),
    },
    { title: say("web-zone-out"), things: counted(robots(position.out_of_game)) },
  ];
  return [...found, ...onlySome.filter((zone) => zone.things.length > 0)];
}

/** Everything that is a number or a state. */
function stand(messages: Messages, names: Names, position: CyberionPosition): string[] {
  const say = messages.say.bind(messages);
  const tier = position.machine_tier;
  const machines = say("board-machine-deck", { machines: position.machine_deck });
  const found = [
    say("board-failsafes", { failsafes: position.failsafes }),
    names.say(`battery-${position.battery}`),
    say("board-experience", { machines: position.experience }),
    tier === null
      ? machines
      : `${machines} (${say("board-next-tier", { tier: names.level(tier) })})`,
    say("board-robot-deck", { robots: position.robot_deck }),
  ];
  if (position.damage) found.push(say("board-damage", { damage: position.damage }));
  if (position.microbot_pile)
    found.push(
      labelled(
        messages,
        say("board-microbots"),
        say("board-microbot-pile", { microbots: position.microbot_pile }),
      ),
    );
  return found;
}

function machines(messages: Messages, names: Names, position: CyberionPosition): Thing[] {
  return position.factory.flatMap((machine) => {
    if (machine === null) return [];
    const notes: string[] = [];
    const token = position.microbots[machine];
    if (token !== undefined) notes.push(names.microbot(token));
    if (position.prepared.includes(machine)) notes.push(messages.say("board-prepared"));
    return [{ name: names.machine(machine), ...(notes.length ? { note: notes.join(", ") } : {}) }];
  });
}

function cogs(messages: Messages, names: Names, position: CyberionPosition): Thing[] {
  return Object.entries(position.levels).map(([model, level]) => {
    const hidden = position.interference[model] ?? 0;
    const does = names.ability(model, level);
    const waiting = labelled(messages, messages.say("board-interference"), String(hidden));
    const note = hidden ? `${does} · ${waiting}` : does;
    return { name: `${names.model(model)} ${names.level(level)}`, note };
  });
}

function giants(messages: Messages, names: Names, position: CyberionPosition): Thing[] {
  return Object.entries(position.gigantobots).map(([name, { robots, holiday }]) => {
    const laid = robots.map((robot) => names.robot(robot));
    const note = holiday
      ? messages.say("board-holiday")
      : laid.length
        ? messages.allOf(laid)
        : undefined;
    return { name: names.gigantobot(name), ...(note === undefined ? {} : { note }) };
  });
}
