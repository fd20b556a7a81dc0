import { randomInt } from 'node:crypto';
import type { Draw } from '@maidan/games/game.ts';
import {
  broken,
  clientSeedOf,
  nextDealt,
  press,
  seatInTurn,
  startedHand,
  TABLE,
  tidied,
  timeOut,
  turnEndsAt,
  unchanged,
  type Change,
} from '@maidan/games/table/table.ts';
import type { House } from '#house.ts';
import { atTable, dealtState, save, type AtTable, type NewBot } from './at-table.ts';
import { botActsAt, botsWanted, isDeserted } from './due.ts';
import { restTable } from './table.store.ts';

const BOT_NAMES = 12;
/** What a bot does by a whim is its own, and no part of what was committed. */
const whim: Draw = { below: (bound) => randomInt(bound) };

/** Does the one thing that is due at a table. Null: it is not this house's to do any more. */
export function tickTable(house: House, id: string, fence: string): Promise<true | null> {
  return atTable(
    house,
    id,
    async (at) => {
      await (at.table.hand ? playOn(at) : betweenHands(at, house.config.sandbox));
      return true as const;
    },
    fence,
  );
}

async function playOn(at: AtTable): Promise<void> {
  const { rules, table, now } = at;
  const endsAt = turnEndsAt(rules, table) ?? 0;
  // Nobody could be heard for so long: whoever would lose by it gets everything back.
  if (now > endsAt + TABLE.staleMs) return save(at, broken(table));
  const bot = botActsAt(rules, table);
  if (bot !== null && now >= bot) return save(at, botPlays(at));
  if (now >= endsAt) return save(at, timeOut(rules, table, now));
  return restTable(at.tx, at.row.id, bot ?? endsAt);
}

function botPlays({ rules, table, now }: AtTable): Change {
  const seat = seatInTurn(rules, table);
  if (!seat || !table.hand) return unchanged(table);
  const action = rules.choose(rules.show(table.hand.state, seat.place), seat.place, whim);
  return press(rules, table, seat, action, now) ?? timeOut(rules, table, now);
}

async function betweenHands(at: AtTable, hasBots: boolean): Promise<void> {
  const { rules, table, row, seats, now } = at;
  const isOver = isDeserted(seats) || table.nextHand > row.chainLength;
  if (isOver) return save(at, everybodyOut(at), { isOpen: false });
  const wanted = botsWanted(seats, hasBots);
  const change =
    now < row.readyAtMs ? unchanged(table) : withoutTooManyBots(tidied(rules, table, now), wanted);
  const bots = newBots(at, change, wanted);
  if (change.out.length > 0 || bots.length > 0) return save(at, change, { bots });
  const next = now < row.readyAtMs ? null : nextDealt(rules, table);
  if (!next) return restTable(at.tx, row.id, restsUntil(at));
  const dealt = next.seats.map(({ id, place, chips }) => ({ seat: id, place, chips }));
  const clientSeed = clientSeedOf(next.seats);
  const state = await dealtState(row, rules, { number: table.nextHand, clientSeed, dealt });
  return save(at, unchanged(startedHand(table, next, { clientSeed, state }, now)));
}

const everybodyOut = ({ table }: AtTable): Change => ({
  ...unchanged({ ...table, seats: [] }),
  out: table.seats.map((seat) => ({ seat, reason: 'closed' as const })),
});

function withoutTooManyBots(change: Change, wanted: number): Change {
  const bots = change.table.seats.filter(({ isBot }) => isBot);
  const tooMany = new Set(bots.slice(wanted));
  if (tooMany.size === 0) return change;
  return {
    ...change,
    table: { ...change.table, seats: change.table.seats.filter((seat) => !tooMany.has(seat)) },
    out: [...change.out, ...[...tooMany].map((seat) => ({ seat, reason: 'closed' as const }))],
  };
}

function newBots({ rules, seats }: AtTable, { table, out }: Change, wanted: number): NewBot[] {
  const gone = new Set(out.map(({ seat }) => seat.id));
  const here = seats.filter(({ id }) => !gone.has(id));
  const known = new Set(here.flatMap(({ bot }) => bot ?? []));
  const names = Array.from({ length: BOT_NAMES }, (_, bot) => bot).filter((bot) => !known.has(bot));
  const free = Array.from({ length: rules.terms.mostSeats }, (_, place) => place).filter(
    (place) => !here.some((seat) => seat.place === place),
  );
  const missing = wanted - table.seats.filter(({ isBot }) => isBot).length;
  const count = Math.max(Math.min(missing, free.length - KEPT_FREE), 0);
  const chosen = take(names, count);
  return take(free, count).map((place, index) => ({ place, bot: chosen[index] ?? 0 }));
}
/** For people. */
const KEPT_FREE = 1;

/** So many of them, whichever. */
function take(from: number[], count: number): number[] {
  const taken: number[] = [];
  while (taken.length < count) taken.push(...from.splice(randomInt(from.length), 1));
  return taken;
}

/** Until somebody comes, or a seat has been away for too long. */
function restsUntil({ row, table, now }: AtTable): number | null {
  const times = table.seats.flatMap(({ awaySince }) =>
    awaySince === null ? [] : [awaySince + TABLE.awayMs],
  );
  if (now < row.readyAtMs) times.push(row.readyAtMs);
  return times.length === 0 ? null : Math.max(Math.min(...times), now + 1_000);
}
