/** What is in Mech A Dream's box. */

import { Names, type Grades } from "../names.ts";
import type { Messages } from "$page/i18n/messages.ts";
import type { BoxInfo } from "$page/net/wire.ts";
import type { BoxContents, Thing, Value } from "$page/pack/contents.ts";
import type { BoxFaces } from "./faces.ts";
import Piece from "./Piece.svelte";

export const box: BoxContents = { things, Piece };

function things(messages: Messages, box: BoxInfo): Thing[] {
  const names = new Names(messages, box.printed);
  const faces = names.faces as BoxFaces;
  return [
    ...tiles(names, faces),
    ...cards(names, faces),
    ...people(names, faces),
    ...boards(names, faces),
  ];
}

/** Some values with the grades that a face gives them. */
function values(grades: Grades, told: Record<string, string>): Value[] {
  return Object.entries(told).flatMap(([key, text]) => {
    const grade = grades[key];
    return grade === undefined ? [] : [{ key, text, grade }];
  });
}

function one(id: string, kind: string, name: string, found: Value[]): Thing {
  return { id, kind, name, values: found };
}

function tiles(names: Names, faces: BoxFaces): Thing[] {
  const designs = new Map(Object.entries(faces.tiles).map((tile) => [tile[1].design, tile]));
  return [...designs].map(([design, [tile, face]]) => {
    const power = face.power?.replaceAll("_", "-");
    return {
      id: design,
      kind: face.kind,
      name: names.machine(tile),
      values: values(face.grades, {
        copies: String(face.copies),
        price: names.amount(face.currency, face.price),
        time: names.amount("hourglass", face.time),
        on_completion: names.amounts(face.on_completion),
        effect: power === undefined ? names.tileDoes(tile) : names.say(`power-${power}`),
      }),
    };
  });
}

function cards(names: Names, faces: BoxFaces): Thing[] {
  return Object.entries(faces.deliveries).map(([id, face]) => {
    const rows = { morning: face.morning, afternoon: face.afternoon, evening: face.evening };
    const told = Object.entries(rows).map(([part, packages]) => [
      part,
      packages.map((each) => names.amounts(each)).join(" · "),
    ]);
    const price = names.amount("flower", face.price);
    const found = values(face.grades, { price, ...Object.fromEntries(told) });
    return one(id, "delivery", names.deliveryName(id), found);
  });
}

function people(names: Names, { monitors, specialists }: BoxFaces): Thing[] {
  return [
    ...Object.entries(monitors).map(([id, face]) => {
      const told = { start: names.amounts(face.start), effect: names.monitorDoes(id) };
      return one(id, "monitor", names.monitorName(id), values(face.grades, told));
    }),
    ...Object.entries(specialists).map(([id, face]) => {
      const actions = face.after.map((action) => names.say(`action-${action}`));
      const told = {
        after: names.messages.oneOf(actions),
        effect: names.gifts(face.gives, face.choice),
      };
      return one(id, "specialist", names.specialistName(id), values(face.grades, told));
    }),
  ];
}

function boards(names: Names, faces: BoxFaces): Thing[] {
  const { start, robot, workshop, stock_room } = faces;
  const kind = (id: string) => names.messages.say("mech-a-dream-box-kind", { kind: id });
  const held = Object.entries(start.amounts).map(([unit, n]) => [unit, names.amount(unit, n)]);
  const points = Object.entries({ ...workshop.places, beyond: workshop.beyond });
  const places = points.map(([place, n]) => [place, names.amount("point", n)]);
  return [
    ...Object.entries(stock_room).map(([part, face]) => {
      const told = { fixed: names.amounts(face.fixed), effect: names.choice(face.choice) };
      return one(`floor-${part}`, "stock_room", names.part(part), values(face.grades, told));
    }),
    one("start", "start", kind("start"), values(start.grades, Object.fromEntries(held))),
    one(
      "robot",
      "robot",
      kind("robot"),
      values(robot.grades, { effect: names.ways(robot.options) }),
    ),
    one(
      "workshop",
      "workshop",
      kind("workshop"),
      values(workshop.grades, Object.fromEntries(places)),
    ),
  ];
}
