import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyTableRules, Draw } from '#game.ts';
import { drawFrom } from '#random.ts';
import { tableRulesOf } from '#table-rules.ts';
import {
  broken,
  clientSeedOf,
  leave,
  nextDealt,
  press,
  seatInTurn,
  startedHand,
  TABLE,
  tidied,
  timeOut,
  type Change,
  type EndedHand,
  type Seat,
  type Table,
} from './table.ts';

const UNIT = 100n;
const BUY_IN = 100n * UNIT;
const doing = (...deeds: string[]) => deeds.map((deed) => ({ do: deed }));
/** What a player of the game may try. */
const ACTIONS: Readonly<Record<string, readonly object[]>> = {
  'five-dice': [...doing('fold', 'check', 'call', 'raise'), { do: 'roll', dice: [0, 3] }],
  'teen-patti': doing('look', 'bet', 'raise', 'show', 'all-in', 'pack'),
};
const GAMES = Object.keys(ACTIONS);

/** Numbers from a small generator: a hand only has to be some hand. */
function drawOf(seed: number): Draw {
  let state = BigInt(seed) * 2n + 1n;
  const bytes = new Uint8Array(4_096).map(() => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number(state >> 56n);
  });
  return drawFrom(bytes);
}

/** One thing that may happen, at any moment: what does not fit does not happen. */
const happening = fc.record({
  what: fc.constantFrom(
    'join',
    'bot',
    'deal',
    'choose',
    'choose',
    'choose',
    'any',
    'time-out',
    'leave',
    'tidy',
    'break',
    'back',
  ),
  place: fc.nat(5),
  number: fc.nat(1_000_000),
});
type Happening = { what: string; place: number; number: number };
type World = { table: Table; now: number; boughtIn: bigint; carriedAway: bigint; rake: bigint; ids: number };

const newSeat = (world: World, place: number, isBot: boolean): Seat => ({
  id: `seat-${world.ids}`,
  place,
  isBot,
  chips: BUY_IN,
  state: 'seated',
  awaySince: null,
  bankMs: TABLE.bankMs,
  hands: 0,
  seed: isBot ? null : world.ids.toString(16).padStart(8, '0'),
});

/** Some with less than others, as it comes about by losing. */
const boughtWith = (number: number): bigint =>
  number % 2 === 0 ? BUY_IN : (20n + BigInt(number % 30)) * UNIT;
const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, each) => all + each, 0n);

/** Every pot is what was won of it and its rake; who was all in has no more than each had matched, who folded no more than nobody else had. */
function checkEnd(rules: AnyTableRules, ended: EndedHand): void {
  if (ended.isVoid) return;
  const { pots, back, paidOut, rake, pot, hand } = ended;
  hold(
    total(pots.map(({ amount }) => amount)) + total(back.values()) === pot,
    'the pots are not what was paid',
  );
  hold(total(paidOut.values()) + rake === pot, 'what is paid out is not what was paid in');
  for (const each of pots)
    hold(total(each.won.values()) + each.rake === each.amount, 'a pot is not what was won of it');
  const paidIn = rules.paidIn(hand.state);
  for (const { place, chips } of hand.dealt) {
    const paid = paidIn.get(place) ?? 0n;
    const matched = total([...paidIn.values()].map((other) => (other < paid ? other : paid)));
    if (paid === chips)
      hold((paidOut.get(place) ?? 0n) <= matched, 'who was all in got more than was matched');
  }
}

function happen(rules: AnyTableRules, world: World, { what, place, number }: Happening): World {
  const { table, now } = world;
  const seat = table.seats.find((each) => each.place === place);
  const after = (change: Change): World => {
    if (change.ended) checkEnd(rules, change.ended);
    return afterwards(change);
  };
  const afterwards = (change: Change): World => ({
    ...world,
    table: change.table,
    now: now + (number % 30_000),
    carriedAway: change.out.reduce((sum, { seat: gone }) => sum + gone.chips, world.carriedAway),
    rake: world.rake + (change.ended?.rake ?? 0n),
  });
  switch (what) {
    case 'join':
    case 'bot': {
      if (seat) return world;
      const brought = { ...newSeat(world, place, what === 'bot'), chips: boughtWith(number) };
      const seats = [...table.seats, brought];
      return {
        ...world,
        ids: world.ids + 1,
        boughtIn: world.boughtIn + brought.chips,
        table: { ...table, seats },
      };
    }
    case 'deal': {
      const next = table.hand ? null : nextDealt(rules, table);
      if (!next) return world;
      const state = rules.deal(next.seats, UNIT, drawOf(number));
      return {
        ...world,
        table: startedHand(table, next, { clientSeed: clientSeedOf(next.seats), state }, now),
      };
    }
    case 'choose': {
      const turn = seatInTurn(rules, table);
      if (!turn || !table.hand) return world;
      const action = rules.choose(rules.show(table.hand.state, turn.place), turn.place, drawOf(number));
      return after(press(rules, table, turn, action, now) ?? failed('a bot chose what is not allowed'));
    }
    case 'any': {
      const actions = ACTIONS[rules.manifest.code] ?? [];
      const change = seat && press(rules, table, seat, actions[number % actions.length], now);
      return change ? after(change) : world;
    }
    case 'time-out':
      return after(timeOut(rules, table, now));
    case 'leave':
      return seat?.state === 'seated' ? after(leave(rules, table, seat, now)) : world;
    case 'tidy':
      return after(tidied(rules, table, now));
    case 'break':
      return number % 20 === 0 ? after(broken(table)) : world;
    default: {
      const seats = table.seats.map((each) => (each === seat ? { ...each, awaySince: null } : each));
      return { ...world, table: { ...table, seats } };
    }
  }
}

function failed(why: string): never {
  throw new Error(why);
}
/** Thousands of times in a run, which `expect` would make slow. */
function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) failed(otherwise);
}

const START: World = {
  table: { unit: UNIT, nextHand: 1, dealer: 5, seats: [], hand: null },
  now: 0,
  boughtIn: 0n,
  carriedAway: 0n,
  rake: 0n,
  ids: 1,
};

describe.each(GAMES)('a table of %s', (game) => {
  const rules = tableRulesOf(game) ?? failed('no such game');

  test('[GAM-03] loses and makes no money, whoever joins, acts, falls silent or leaves when', () => {
    let hands = 0;
    fc.assert(
      fc.property(fc.array(happening, { minLength: 40, maxLength: 160 }), (happenings) => {
        let world = START;
        for (const one of happenings) {
          world = happen(rules, world, one);
          const { table, boughtIn, carriedAway, rake } = world;
          const chips = table.seats.reduce((sum, seat) => sum + seat.chips, 0n);
          hold(chips + carriedAway + rake === boughtIn, 'money came or went');
          const { hand } = table;
          if (!hand) continue;
          hands += 1;
          // What is in the pot is no more than its seats have, and whoever was dealt in is there until it is over.
          const paidIn = rules.paidIn(hand.state);
          for (const { seat, place, chips: before } of hand.dealt) {
            const chipsNow = table.seats.find(({ id }) => id === seat)?.chips;
            hold(chipsNow === before, 'the chips of a seat changed while a hand was played');
            hold((paidIn.get(place) ?? 0n) <= before, 'a seat paid more than it had');
          }
          hold(seatInTurn(rules, table) !== null, 'nobody is in turn');
        }
      }),
      { numRuns: 90 },
    );
    // It was not only talked of: hands were played.
    expect(hands).toBeGreaterThan(600);
  });

  test('deals to nobody when only bots are there, or one alone', () => {
    const bots = [0, 1, 2].map((place) => ({ ...newSeat(START, place, true), id: `bot-${place}` }));
    expect(nextDealt(rules, { ...START.table, seats: bots })).toBeNull();
    expect(nextDealt(rules, { ...START.table, seats: [newSeat(START, 3, false)] })).toBeNull();
    expect(
      nextDealt(rules, { ...START.table, seats: [...bots, newSeat(START, 3, false)] })?.seats,
    ).toHaveLength(4);
  });

  test('takes what a seat used beyond its clock from its time bank, and folds it when that is used up', () => {
    const seats = [newSeat(START, 0, false), { ...newSeat(START, 1, false), id: 'other' }];
    const next = nextDealt(rules, { ...START.table, seats }) ?? failed('nobody was dealt in');
    const state = rules.deal(next.seats, UNIT, drawOf(7));
    const dealt = startedHand({ ...START.table, seats }, next, { clientSeed: 'a', state }, 0);
    const turn = seatInTurn(rules, dealt) ?? failed('nobody is in turn');
    // What ends the turn: to look at one's cards does not.
    const action = { do: game === 'teen-patti' ? 'pack' : 'fold' };
    const late = press(rules, dealt, turn, action, TABLE.turnMs + 4_000);
    expect(late?.table.seats.find(({ id }) => id === turn.id)?.bankMs).toBe(TABLE.bankMs - 4_000);
    const silent = timeOut(rules, dealt, TABLE.turnMs + TABLE.bankMs);
    expect(silent.table.seats.find(({ id }) => id === turn.id)).toMatchObject({
      awaySince: TABLE.turnMs + TABLE.bankMs,
    });
    expect(nextDealt(rules, { ...silent.table, hand: null })).toBeNull();
  });
});

test('[GAM-03] who looks at their cards late pays for the time of the turn once, when they act', () => {
  const rules = tableRulesOf('teen-patti') ?? failed('no such game');
  const seats = [newSeat(START, 0, false), { ...newSeat(START, 1, false), id: 'other' }];
  const next = nextDealt(rules, { ...START.table, seats }) ?? failed('nobody was dealt in');
  const state = rules.deal(next.seats, UNIT, drawOf(7));
  const dealt = startedHand({ ...START.table, seats }, next, { clientSeed: 'a', state }, 0);
  const turn = seatInTurn(rules, dealt) ?? failed('nobody is in turn');
  const bankIn = ({ table }: Change) => table.seats.find(({ id }) => id === turn.id)?.bankMs;
  const looked =
    press(rules, dealt, turn, { do: 'look' }, TABLE.turnMs + 4_000) ?? failed('looking was refused');
  expect(bankIn(looked)).toBe(TABLE.bankMs);
  const seat = seatInTurn(rules, looked.table) ?? failed('nobody is in turn');
  const bet =
    press(rules, looked.table, seat, { do: 'bet' }, TABLE.turnMs + 6_000) ?? failed('a bet was refused');
  expect(bankIn(bet)).toBe(TABLE.bankMs - 6_000);
});
