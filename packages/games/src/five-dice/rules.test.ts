import { expect, test } from 'vitest';
import { DICE_KINDS, FACES, kindOf, strengthOf } from './dice-rank.ts';
import { terms } from './manifest.ts';
import { potOf } from './result.ts';
import { MOST_IN_A_HAND, type FiveDiceAction, type FiveDiceState } from './round.ts';
import { fiveDiceRules as rules } from './rules.ts';
import { ALL_WAYS, WAYS } from './rules-panel.tsx';

const UNIT = 100n;
const [STRONG, MIDDLE, WEAK] = [
  [6, 6, 6, 2, 2],
  [5, 5, 5, 1, 3],
  [1, 2, 3, 4, 6],
];
/** The dice that the seats have under their cups, and what they would throw. */
function dealt(...cups: number[][]): FiveDiceState {
  const seats = cups.map((_, place) => ({ place, chips: 100n * UNIT }));
  const state = rules.deal(seats, UNIT, { below: () => 0 });
  return { ...state, seats: state.seats.map((seat, index) => ({ ...seat, dice: cups[index] ?? [] })) };
}
type Step = [place: number, action: FiveDiceAction | 'fold' | 'check' | 'call' | 'raise'];
const play = (state: FiveDiceState, ...steps: Step[]): FiveDiceState =>
  steps.reduce(
    (now, [place, action]) => rules.act(now, place, typeof action === 'string' ? { do: action } : action),
    state,
  );
const choicesOf = (state: FiveDiceState, place: number) =>
  Object.fromEntries(rules.show(state, place).choices.map((choice) => [choice.do, choice.cost]));
const keep = { do: 'roll' as const, dice: [] };
const diceIn = (state: FiveDiceState, place: number | null) =>
  rules.show(state, place).seats.map(({ dice }) => dice !== null);

test('refuses whoever is not in turn, a check that owes, a raise too many and a die that is not there', () => {
  const state = dealt(STRONG, MIDDLE, WEAK);
  expect(rules.isAllowed(state, 1, { do: 'check' })).toBe(false);
  expect(rules.isAllowed(state, 0, { do: 'call' })).toBe(false);
  expect(rules.isAllowed(state, 0, keep)).toBe(false);
  const raised = play(state, [0, 'raise'], [1, 'raise'], [2, 'raise']);
  expect(choicesOf(raised, 0)).toEqual({ fold: '0.00', call: '4.00' });
  const rolling = play(raised, [0, 'call'], [1, 'call']);
  expect(choicesOf(rolling, 0)).toEqual({ fold: '0.00', roll: '0.00' });
  for (const dice of [
    [0, 0],
    [3, 1],
  ])
    expect(rules.isAllowed(rolling, 0, { do: 'roll', dice })).toBe(false);
  for (const dice of [[5], [-1], [0, 1, 2, 3, 4, 4], ['0']])
    expect(rules.action.safeParse({ do: 'roll', dice }).success).toBe(false);
  expect(() => rules.act(rolling, 0, { do: 'roll', dice: [2, 2] })).toThrow(RangeError);
});

test('every fall of five dice is of one kind, as often as can be counted and as the rules say', () => {
  const counts = new Map<string, number>();
  const falls = (dice: number[]): void => {
    if (dice.length === 5) {
      const kind = kindOf(dice);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    } else for (let face = 1; face <= FACES; face += 1) falls([...dice, face]);
  };
  falls([]);
  // Six faces; five places of the odd one and thirty pairs of faces; two rows; ten places of the pair; and so on.
  expect(Object.fromEntries(counts)).toEqual({
    five: 6,
    four: 5 * 30,
    straight: 2 * 120,
    'full-house': 10 * 30,
    three: 10 * 6 * 20,
    'two-pairs': 15 * 120,
    pair: 10 * 6 * 60,
    nothing: 4 * 120,
  });
  expect(WAYS).toEqual(Object.fromEntries(counts));
  expect(ALL_WAYS).toBe(FACES ** 5);
});

test('dice go by kind, then by faces: first what is alike, then the rest', () => {
  const falling = [
    [1, 1, 1, 1, 1],
    [6, 6, 6, 6, 1],
    [1, 1, 1, 1, 6],
    [6, 5, 4, 3, 2],
    [1, 2, 3, 4, 5],
    [2, 2, 2, 1, 1],
    [1, 1, 1, 6, 6],
    [2, 2, 2, 3, 1],
    [1, 1, 1, 6, 5],
    [6, 6, 1, 1, 2],
    [5, 5, 4, 4, 6],
    [2, 2, 6, 5, 4],
    [2, 2, 6, 5, 3],
    [6, 5, 4, 3, 1],
    [6, 4, 3, 2, 1],
  ].map(strengthOf);
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  expect(new Set(falling).size).toBe(falling.length);
  expect(DICE_KINDS.at(-1)).toBe('five');
});

test('whoever is dealt in can pay for the whole hand, at its dearest', () => {
  expect(MOST_IN_A_HAND).toBeLessThan(terms.fewestUnits);
  let state = dealt(STRONG, MIDDLE, WEAK);
  for (let place = rules.turnOf(state); place !== null; place = rules.turnOf(state)) {
    const deed = (['raise', 'call', 'check'] as const).find((each) =>
      rules.isAllowed(state, place ?? 0, { do: each }),
    );
    state = rules.act(state, place, deed ? { do: deed } : keep);
  }
  expect(potOf(state)).toBe(3n * BigInt(MOST_IN_A_HAND) * UNIT);
});

test('after a raise everybody else is asked again; when all have paid, everybody may roll, and then it is bet once more', () => {
  const state = play(dealt(STRONG, MIDDLE, WEAK), [0, 'check'], [1, 'raise'], [2, 'call']);
  expect([rules.turnOf(state), state.phase]).toEqual([0, 'open']);
  const rolling = play(state, [0, 'call']);
  expect([rules.turnOf(rolling), rolling.phase]).toEqual([0, 'roll']);
  const again = play(rolling, [0, keep], [1, { do: 'roll', dice: [3, 4] }], [2, keep]);
  expect(again.seats.map(({ dice }) => dice)).toEqual([STRONG, [5, 5, 5, 1, 1], WEAK]);
  expect([rules.turnOf(again), again.phase, choicesOf(again, 0)]).toEqual([
    0,
    'last',
    { fold: '0.00', check: '0.00', raise: '4.00' },
  ]);
});

test('the strongest dice win the pot less the rake, equal ones share it to the last paisa', () => {
  const steps: Step[] = [
    [0, 'raise'],
    [1, 'call'],
    [2, 'fold'],
    [0, keep],
    [1, keep],
    [0, 'check'],
    [1, 'check'],
  ];
  const won = play(dealt(MIDDLE, STRONG, WEAK), ...steps);
  expect(rules.resultOf(won)).toMatchObject({ rake: 21n, paidOut: new Map([[1, 679n]]) });
  const equal = play(dealt(MIDDLE, [3, 5, 1, 5, 5], WEAK), ...steps);
  expect(rules.resultOf(equal)?.paidOut).toEqual(
    new Map([
      [0, 340n],
      [1, 339n],
    ]),
  );
});

test('the last who stays wins, and of first stakes alone there is no rake', () => {
  const alone = play(dealt(STRONG, MIDDLE, WEAK), [0, 'fold'], [1, 'fold']);
  expect(rules.resultOf(alone)).toMatchObject({ rake: 0n, paidOut: new Map([[2, 300n]]) });
  // Also when the others leave out of turn.
  const left = rules.fold(rules.fold(dealt(STRONG, MIDDLE, WEAK), 1), 2);
  expect(rules.resultOf(left)).toMatchObject({ paidOut: new Map([[0, 300n]]) });
});

test('[GAM-03] a seat is shown its own dice, those of others only when they show, and what it would throw never', () => {
  const state = play(dealt(STRONG, MIDDLE, WEAK), [0, 'raise'], [1, 'call'], [2, 'fold']);
  expect(diceIn(state, 1)).toEqual([false, true, false]);
  expect(diceIn(state, null)).toEqual([false, false, false]);
  const shown = play(state, [0, keep], [1, { do: 'roll', dice: [0] }], [0, 'check'], [1, 'check']);
  expect(diceIn(shown, null)).toEqual([true, true, false]);
  const alone = play(state, [0, 'fold']);
  expect(diceIn(alone, null)).toEqual([false, false, false]);
  expect(JSON.stringify(rules.show(state, 1))).not.toContain('spare');
});

test('[GAM-03] a bot goes by what its seat is shown: other dice of others change nothing', () => {
  const whim = { below: (bound: number) => bound - 1 };
  for (const others of [STRONG, MIDDLE, WEAK]) {
    const state = dealt(WEAK, others, others);
    expect(rules.choose(rules.show(state, 0), 0, whim)).toEqual({ do: 'check' });
    const rolling = play(state, [0, 'check'], [1, 'check'], [2, 'check']);
    expect(rules.choose(rules.show(rolling, 0), 0, whim)).toEqual({ do: 'roll', dice: [0, 1, 2, 3] });
  }
});
