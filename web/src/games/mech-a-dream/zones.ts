/** A position of Mech A Dream as places with things in them: the Factory, then each workshop. */

import type { Messages } from "$page/i18n/messages.ts";
import { labelled, playerName, type Thing, type Zone } from "$page/pack/words.ts";
import type { Names } from "./names.ts";
import { monitorsToChoose } from "./monitors.ts";
import type { MechADreamPlayer, MechADreamPosition } from "./types.ts";

const PARTS = ["morning", "afternoon", "evening"] as const;
const BELTS = ["resource", "power", "crystal"] as const;
const PLACES = ["stock-room", "dock"];

export function zones(
  messages: Messages,
  names: Names,
  position: MechADreamPosition,
  players: readonly string[],
): Zone[] {
  const found: Zone[] = [
    ...delivery(names, position),
    { title: names.say("board-stock-room"), things: floors(names, position) },
    ...BELTS.map((belt) => ({
      title: labelled(messages, names.say("board-for-sale"), names.belt(belt)),
      things: position.offer[belt].map((tile) => forSale(messages, names, position, tile)),
    })),
  ];
  if (position.specialists_centre.length)
    found.push({
      title: names.say("board-experts"),
      things: position.specialists_centre.map(({ id, price }) => expert(names, id, price)),
    });
  const monitors = monitorsToChoose(position);
  if (monitors.length)
    found.push({
      title: messages.say("web-zone-monitors"),
      things: monitors.map((monitor) => ({
        name: names.monitorName(monitor),
        note: `${names.monitorDoes(monitor)} · ${names.monitorStart(monitor)}`,
      })),
    });
  const workshops = position.players.map((player, seat) => ({
    title: playerName(messages, seat, players),
    things: workshop(messages, names, player),
    seat,
  }));
  return [...found, ...workshops];
}

/** Today's Delivery card: what it costs the seat that looks, and its packages. */
function delivery(names: Names, position: MechADreamPosition): Zone[] {
  if (position.delivery === null) return [];
  const face = names.faces.deliveries[position.delivery];
  const price = names.amount("flower", position.dock_price ?? face?.price ?? 0);
  const packages = PARTS.map((part) => ({
    name: names.part(part),
    note: (face?.[part] ?? []).map((each) => names.amounts(each)).join(" · "),
  }));
  return [
    { title: labelled(names.messages, names.say("board-delivery"), price), things: packages },
  ];
}

function floors(names: Names, position: MechADreamPosition): Thing[] {
  return PARTS.map((part) => {
    const floor = names.faces.stock_room[part];
    const note = floor === undefined ? "" : names.gifts(floor.fixed, floor.choice);
    return { name: part === position.part ? `${names.part(part)} ←` : names.part(part), note };
  });
}

function forSale(
  messages: Messages,
  names: Names,
  position: MechADreamPosition,
  tile: string,
): Thing {
  const face = names.faces.tiles[tile];
  const own = position.prices[tile];
  const price = names.amount(face?.currency ?? "ink", own?.price ?? face?.price ?? 0);
  const slot = messages.say("web-slot", { slot: own?.slot ?? face?.time ?? 0 });
  return {
    name: labelled(messages, names.machine(tile), `${price}, ${slot}`),
    note: names.tileDoes(tile),
  };
}

function expert(names: Names, id: string, price: number): Thing {
  const own = names.specialistName(id);
  const name = price ? labelled(names.messages, own, names.amount("rainbow", price)) : own;
  return { name, note: names.specialistDoes(id) };
}

function workshop(messages: Messages, names: Names, player: MechADreamPlayer): Thing[] {
  const { flowers: flower, ink, rainbows: rainbow, points: point } = player;
  const found: Thing[] = [
    { name: names.amounts({ flower, ink, rainbow, point }) },
    { name: names.say("board-robot"), note: names.ways(names.robotWays(player.monitor)) },
  ];
  for (const part of PARTS) {
    const where = player.assistants[part];
    if (where === null) continue;
    const place = PLACES.includes(where) ? names.say(`move-${where}`) : names.machine(where);
    found.push({ name: labelled(messages, names.part(part), place) });
  }
  for (const { tile, slot, assistants } of player.belt) {
    const note = messages.say("web-under-construction", { slot, assistants });
    found.push({
      name: labelled(messages, names.say("board-belt"), names.machine(tile)),
      note: `${note} · ${names.tileDoes(tile)}`,
    });
  }
  for (const tile of player.workshop) {
    const used = player.used_tonight.includes(tile) ? ` (${messages.say("web-used-tonight")})` : "";
    found.push({
      name: labelled(messages, names.say("board-workshop"), names.machine(tile) + used),
      note: names.tileDoes(tile),
    });
  }
  found.push(...player.specialists.map(({ id, price }) => expert(names, id, price)));
  if (player.asleep) found.push({ name: messages.say("web-asleep") });
  return found;
}
