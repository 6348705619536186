/** Cyberion's moves and events told in things on its table. */

import type { Move, Telling } from "$page/net/wire.ts";
import type { Places } from "$page/pack/board.ts";
import type { CyberionPosition } from "./types.ts";

/** Fields whose values are chosen by touching, and what their things are called. */
const NAMED: Record<string, string> = {
  machine: "machine",
  machines: "machine",
  on: "gigantobot",
  top: "top",
  bottom: "bottom",
};
const ROWS = ["platform", "flash", "stock"];

/** A thing by its name: what kind it is, and which. */
function parts(key: string): [string, string] {
  const at = key.indexOf("/");
  return [key.slice(0, at), key.slice(at + 1)];
}

function isRobot(key: string): boolean {
  return ROWS.includes(parts(key)[0]);
}

export const places: Places = {
  key(field, value, move) {
    if (value === null) return null;
    const name = String(value);
    if (field in NAMED) return `${NAMED[field]}/${name}`;
    if (field === "robot") return move.do === "recover" ? `discard/${name}` : name;
    if (field === "robots") return name;
    if (field === "model") return move.do === "upgrade" ? `cog/${name}` : `support/${name}`;
    return null;
  },

  isOrdered(field) {
    return field === "top" || field === "bottom";
  },

  kind(key) {
    const [kind] = parts(key);
    if (ROWS.includes(kind)) return "robot";
    return kind === "top" || kind === "bottom" ? "card" : kind;
  },

  numbered: ["top", "bottom", "discard", ...ROWS, "machine", "cog", "support"],

  weakening: "level",

  wonder(key, picked, position) {
    const asked = (position as unknown as CyberionPosition).pending.at(-1);
    return asked === undefined ? openingWith(key, picked) : answerWith(asked.do, key, picked);
  },

  touched(event) {
    return TOUCHED[String(event.kind)]?.(event) ?? [];
  },
};

/** The move that the player may have meant in the Intervention by a thing and what is picked. */
function openingWith(key: string, picked: readonly string[]): Move | null {
  const [kind, name] = parts(key);
  const robots = [...picked, key].filter(isRobot);
  const machine = [...picked, key].find((each) => each.startsWith("machine/"));
  if (kind === "cog") return { do: "upgrade", model: name };
  if (kind === "support") return { do: "support", model: name };
  if (kind === "gigantobot") return pilotOn(name, robots);
  if (machine !== undefined)
    return { do: "repair", machine: parts(machine)[1], ...(robots.length ? { robots } : {}) };
  if (!isRobot(key)) return null;
  return robots.length > 1 ? { do: "repair", robots } : { do: "trigger", robot: key };
}

/** The pilots that the player may have meant for a Gigantobot. */
function pilotOn(gigantobot: string, robots: readonly string[]): Move {
  if (robots.length < 2) return { do: "pilot", ...(robots.length ? { robots } : {}) };
  return { do: "pilot", robots, on: robots.map(() => gigantobot) };
}

/** The answer that the player may have meant by a thing and what is picked. */
function answerWith(verb: string, key: string, picked: readonly string[]): Move | null {
  const [kind, name] = parts(key);
  const chosen = [...picked, key];
  const robots = chosen.filter(isRobot);
  const named = (prefix: string) =>
    chosen.filter((each) => each.startsWith(`${prefix}/`)).map((each) => parts(each)[1]);
  switch (verb) {
    case "recover":
      return kind === "discard" ? { do: verb, robot: name } : openingWith(key, picked);
    case "arrange":
      return ["top", "bottom"].includes(kind)
        ? { do: verb, top: named("top"), bottom: named("bottom") }
        : openingWith(key, picked);
    case "prepare": {
      const [machine] = named("machine");
      if (machine === undefined) return robots.length ? { do: verb, robots } : null;
      return { do: verb, machine, ...(robots.length ? { robots } : {}) };
    }
    case "store":
      return robots.length ? { do: verb, robots } : openingWith(key, picked);
    default:
      return openingWith(key, picked);
  }
}

const machine = (event: Telling) => [`machine/${String(event.machine)}`];
const inRow = (event: Telling) => [`${String(event.row)}/${String(event.robot)}`];
const cog = (event: Telling) => [`cog/${String(event.model)}`];

/** What each kind of event is about, where that can lie on the table. */
const TOUCHED: Record<string, (event: Telling) => string[]> = {
  repaired: machine,
  triggered: inRow,
  supported: (event) => [`support/${String(event.model)}`],
  upgraded: cog,
  "robot-discarded": inRow,
  "robot-drawn": inRow,
  "robot-stored": (event) => [`stock/${String(event.robot)}`],
  "robot-recovered": (event) => [`${String(event.to)}/${String(event.robot)}`],
  "robot-seen": (event) => [`top/${String(event.robot)}`],
  "machine-prepared": machine,
  "machine-realigned": machine,
  "machine-revealed": machine,
  "babybot-made": cog,
  "babybot-drawn": cog,
  "microbot-placed": machine,
  "microbots-swapped": (event) => [...machine(event), `machine/${String(event.other)}`],
  "machine-removed": machine,
  "interference-revealed": cog,
};
