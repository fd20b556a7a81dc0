import { parseMoney } from '@maidan/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACE, DECK_SIZE, KING, type Card } from '#cards/deck.ts';
import { costOf } from './cost.ts';
import { HAND_KINDS, kindOf, strengthOf } from './hand-rank.ts';
import { potOf, potsNow } from './result.ts';
import { DEEDS, TEEN_PATTI, type Deed, type TeenPattiState } from './round.ts';
import { teenPattiRules as rules } from './rules.ts';

const UNIT = 100n;
const SUIT = 13;
/** From two to ace. */
const card = (rank: number, suit = 0): Card => suit * SUIT + rank - 2;
const hand = (...ranks: number[]) => ranks.map((rank, index) => card(rank, index));

/** The cards that the seats are dealt, each in turn. */
function dealt(...hands: Card[][]): TeenPattiState {
  const seats = hands.map((_, place) => ({ place, chips: 100n * UNIT }));
  const state = rules.deal(seats, UNIT, { below: () => 0 });
  return { ...state, seats: state.seats.map((seat, index) => ({ ...seat, cards: hands[index] ?? [] })) };
}
const play = (state: TeenPattiState, ...deeds: [number, Deed][]): TeenPattiState =>
  deeds.reduce((now, [place, deed]) => rules.act(now, place, { do: deed }), state);

const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, each) => all + each, 0n);

const costs = (now: TeenPattiState, place: number) =>
  DEEDS.map((deed) => {
    const seat = now.seats[place];
    return seat ? costOf(now, seat, deed) : null;
  });
const cardsIn = (state: TeenPattiState, place: number | null) =>
  rules.show(state, place).seats.map(({ cards }) => cards !== null);

const [STRONG, MIDDLE, WEAK] = [hand(14, 14, 14), hand(9, 9, 4), hand(8, 5, 3)];

test('every three of 52 cards is of one kind, as often as can be counted', () => {
  const counts = new Map<string, number>(HAND_KINDS.map((kind) => [kind, 0]));
  for (let a = 0; a < DECK_SIZE; a += 1)
    for (let b = a + 1; b < DECK_SIZE; b += 1)
      for (let c = b + 1; c < DECK_SIZE; c += 1) {
        const kind = kindOf([a, b, c]);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
  // 13 ranks four ways; 12 runs in 4 suits, and in all others; a suit without its runs; a pair and one more; the rest of 22,100.
  expect(Object.fromEntries(counts)).toEqual({
    trail: 13 * 4,
    'pure-sequence': 12 * 4,
    sequence: 12 * (4 ** 3 - 4),
    color: 4 * (286 - 12),
    pair: 13 * 6 * 48,
    high: 22_100 - 52 - 48 - 720 - 1_096 - 3_744,
  });
});

test('hands go by kind, then by cards: ace-king-queen is the highest run, ace-two-three the second', () => {
  const falling = [
    hand(14, 14, 14),
    hand(2, 2, 2),
    [card(14), card(13), card(12)],
    [card(14), card(2), card(3)],
    [card(13), card(12), card(11)],
    hand(14, 13, 12),
    hand(14, 2, 3),
    hand(4, 3, 2),
    [card(14), card(13), card(11)],
    [card(5), card(3), card(2)],
    hand(14, 14, 13),
    hand(14, 14, 12),
    hand(2, 2, 14),
    hand(14, 13, 11),
    hand(5, 3, 2),
  ].map(strengthOf);
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  expect(new Set(falling).size).toBe(falling.length);
  expect(strengthOf([card(9, 0), card(9, 1), card(4, 2)])).toBe(
    strengthOf([card(9, 2), card(9, 3), card(4, 0)]),
  );
  expect([ACE, KING]).toEqual([12, 11]);
});

test('a blind seat pays the stake or twice that, one that has looked twice as much; whoever is not in turn only looks', () => {
  const state = dealt(STRONG, MIDDLE, WEAK);
  expect(costs(state, 0)).toEqual([0n, 100n, 200n, null, null, 0n]);
  expect(costs(state, 1)).toEqual([0n, null, null, null, null, null]);
  const seen = play(state, [0, 'look']);
  expect(costs(seen, 0)).toEqual([null, 200n, 400n, null, null, 0n]);
  const raised = play(seen, [0, 'raise']);
  expect(raised.stake).toBe(200n);
  expect(costs(raised, 1)).toEqual([0n, 200n, 400n, null, null, 0n]);
});

test('the last who stays wins the pot, less the rake; of boots alone there is none', () => {
  const boots = play(dealt(STRONG, MIDDLE, WEAK), [0, 'pack'], [1, 'pack']);
  expect(rules.resultOf(boots)).toMatchObject({ rake: 0n, paidOut: new Map([[2, 300n]]) });
  const bet = play(dealt(STRONG, MIDDLE, WEAK), [0, 'raise'], [1, 'pack'], [2, 'pack']);
  expect(rules.resultOf(bet)).toMatchObject({ rake: 15n, paidOut: new Map([[0, 485n]]) });
});

test('two may show for the stake: the better hand wins, and against an equal one whoever asked has lost', () => {
  const won = play(dealt(STRONG, MIDDLE), [0, 'bet'], [1, 'show']);
  expect([...(rules.resultOf(won)?.paidOut.keys() ?? [])]).toEqual([0]);
  const equal = play(dealt(hand(9, 9, 4), MIDDLE), [0, 'show']);
  expect([...(rules.resultOf(equal)?.paidOut.keys() ?? [])]).toEqual([1]);
});

test('a full pot is shown for by all, and equal hands share it to the last paisa', () => {
  let state = dealt(MIDDLE, hand(9, 9, 4), WEAK);
  while (rules.turnOf(state) !== null) {
    const place = rules.turnOf(state) ?? 0;
    state = rules.act(state, place, { do: rules.isAllowed(state, place, { do: 'raise' }) ? 'raise' : 'bet' });
  }
  expect(state.end?.how).toBe('limit');
  expect(potOf(state) >= UNIT * BigInt(TEEN_PATTI.potLimitUnits)).toBe(true);
  const { rake = 0n, paidOut = new Map<number, bigint>() } = rules.resultOf(state) ?? {};
  expect([...paidOut.keys()]).toEqual([0, 1]);
  expect([...paidOut.values()].reduce((sum, amount) => sum + amount, rake)).toBe(potOf(state));
});

/** Seats with so many units, at a stake that has risen to sixteen. */
function short(units: number[], ...hands: Card[][]): TeenPattiState {
  const state = dealt(...hands);
  return {
    ...state,
    stake: 16n * UNIT,
    seats: state.seats.map((seat, index) => ({ ...seat, chips: BigInt(units[index] ?? 0) * UNIT })),
  };
}

test('who cannot pay the stake goes all in, plays on for what each has matched, and the others for the rest', () => {
  // The short seat has the best hand, the last the worst.
  const state = play(short([10, 100, 100], STRONG, MIDDLE, WEAK), [0, 'all-in']);
  expect(rules.turnOf(state)).toBe(1);
  expect(costs(state, 0)).toEqual([0n, null, null, null, null, null]);
  const shown = play(state, [1, 'bet'], [2, 'bet'], [1, 'look'], [1, 'show']);
  // The show is asked of whoever can still bet, also beside one who is all in.
  expect(shown.end).toEqual({ how: 'show', asker: 1 });
  expect(rules.paidIn(shown)).toEqual(
    new Map([
      [0, 1_000n],
      [1, 4_900n],
      [2, 1_700n],
    ]),
  );
  expect(rules.resultOf(shown)).toEqual({
    rake: 90n + 138n,
    pots: [
      { amount: 3_000n, rake: 90n, won: new Map([[0, 2_910n]]) },
      { amount: 4_600n, rake: 138n, won: new Map([[1, 4_462n]]) },
    ],
    back: new Map(),
    paidOut: new Map([
      [0, 2_910n],
      [1, 4_462n],
    ]),
  });
  expect(rules.show(shown, null).result).toMatchObject({ pots: [{ amount: '30.00' }, { amount: '46.00' }] });
});

test('one who is left against players who are all in matches them for a stake at most, and everybody shows', () => {
  const state = play(short([12, 100], STRONG, MIDDLE), [0, 'all-in']);
  // Twelve are laid down, and one: eleven are missing, less than a stake.
  expect(costs(state, 1)).toEqual([0n, null, null, 1_100n, null, 0n]);
  expect(rules.resultOf(play(state, [1, 'pack']))).toMatchObject({
    paidOut: new Map([[0, 1_261n]]),
  });
  const shown = play(state, [1, 'show']);
  expect(shown.end).toEqual({ how: 'show', asker: null });
  expect(rules.resultOf(shown)?.pots).toEqual([{ amount: 2_400n, rake: 72n, won: new Map([[0, 2_328n]]) }]);
  // Equal hands share, for nobody has asked.
  const equal = play(short([12, 100], hand(9, 9, 4), MIDDLE), [0, 'all-in'], [1, 'show']);
  expect([...(rules.resultOf(equal)?.paidOut.keys() ?? [])]).toEqual([0, 1]);
});

test('whoever has matched all who are all in already is asked for nothing more', () => {
  const state = play(short([100, 10], WEAK, STRONG), [0, 'bet'], [1, 'all-in']);
  expect(state.end).toEqual({ how: 'show', asker: null });
  expect(rules.resultOf(state)).toMatchObject({
    back: new Map([[0, 700n]]),
    paidOut: new Map([
      [0, 700n],
      [1, 1_940n],
    ]),
  });
});

test('a seat that leaves out of turn ends the hand when nobody is left to bet against', () => {
  const state = play(short([10, 100, 100], STRONG, MIDDLE, WEAK), [0, 'all-in'], [1, 'bet']);
  expect(rules.turnOf(rules.fold(state, 0))).toBe(2);
  const left = rules.fold(state, 1);
  // The third has one unit in, the first ten: it is asked to match, or to pack.
  expect([left.end, rules.turnOf(left)]).toEqual([null, 2]);
  expect(rules.resultOf(play(left, [2, 'pack']))).toMatchObject({
    back: new Map([[1, 700n]]),
  });
});

test('[GAM-03] at every step of any hand chips and pots are what was brought, and nobody gets more than they paid and others matched', () => {
  let sidePots = 0;
  const anyHand = fc.record({
    units: fc.array(fc.integer({ min: 20, max: 70 }), { minLength: 2, maxLength: 6 }),
    deeds: fc.array(fc.nat(9), { minLength: 80, maxLength: 80 }),
    shuffle: fc.array(fc.nat(51), { minLength: 20, maxLength: 20 }),
  });
  fc.assert(
    fc.property(anyHand, ({ units, deeds, shuffle }) => {
      let at = 0;
      const draw = { below: (bound: number) => (shuffle[(at += 1) % shuffle.length] ?? 0) % bound };
      const seats = units.map((each, place) => ({ place, chips: BigInt(each) * UNIT }));
      const brought = total(seats.map(({ chips }) => chips));
      let state = rules.deal(seats, UNIT, draw);
      for (let step = 0; rules.turnOf(state) !== null; step += 1) {
        const place = rules.turnOf(state) ?? 0;
        // Mostly it is raised, so that chips run out.
        const wish = (['raise', 'raise', 'raise', 'bet', 'bet', 'bet', 'look', 'show', 'pack'] as const)[
          deeds[step % 80] ?? 0
        ];
        const deed = [wish, 'raise', 'bet', 'all-in', 'show', 'pack'].find(
          (each) => each !== undefined && rules.isAllowed(state, place, { do: each as Deed }),
        ) as Deed;
        state = rules.act(state, place, { do: deed });
        const { pots, back } = potsNow(state);
        const chips = total(state.seats.map((seat) => seat.chips - seat.paid));
        expect(chips + total(pots.map(({ amount }) => amount)) + total(back.values())).toBe(brought);
      }
      const result = rules.resultOf(state);
      if ((result?.pots.length ?? 0) > 1) sidePots += 1;
      expect(total(result?.paidOut.values() ?? []) + (result?.rake ?? 0n)).toBe(potOf(state));
      for (const { place, paid, chips, isIn } of state.seats) {
        const got = result?.paidOut.get(place) ?? 0n;
        const matched = total(state.seats.map((other) => (other.paid < paid ? other.paid : paid)));
        expect(isIn ? paid < chips || got <= matched : got < paid).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
  expect(sidePots).toBeGreaterThan(20);
});

test('[GAM-03] a seat is shown its own cards when it has looked, and those of others only when they show', () => {
  const state = play(dealt(STRONG, MIDDLE, WEAK), [0, 'look'], [0, 'bet']);
  expect(cardsIn(state, 0)).toEqual([true, false, false]);
  expect(cardsIn(state, 1)).toEqual([false, false, false]);
  expect(cardsIn(state, null)).toEqual([false, false, false]);
  const packed = play(state, [1, 'pack'], [2, 'show']);
  expect(cardsIn(packed, null)).toEqual([true, false, true]);
  const alone = play(state, [1, 'pack'], [2, 'pack']);
  expect(cardsIn(alone, null)).toEqual([false, false, false]);
  expect(cardsIn(alone, 0)).toEqual([true, false, false]);
});

test('a seat that may only look is offered nothing else, and the pot is told as it is', () => {
  const view = rules.show(dealt(STRONG, MIDDLE), 1);
  expect(view.choices.map((choice) => choice.do)).toEqual(['look']);
  expect(parseMoney(view.pot)).toBe(200n);
});

test('[GAM-03] a bot goes by what its seat is shown: other cards of others change nothing', () => {
  const whim = { below: (bound: number) => bound - 1 };
  for (const others of [STRONG, MIDDLE, WEAK]) {
    const state = play(dealt(MIDDLE, others, others), [0, 'look']);
    expect(rules.choose(rules.show(state, 0), 0, whim)).toEqual({ do: 'bet' });
  }
});
