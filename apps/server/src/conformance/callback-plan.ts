import * as fc from 'fast-check';

/** What a correct partner may have to tell about one round, by logical names. Amounts are in minor units. */
export type Callback =
  | { readonly kind: 'bet'; readonly name: string; readonly round: string; readonly amount: number }
  | {
      readonly kind: 'win';
      readonly name: string;
      readonly bet: string;
      readonly round: string;
      readonly amount: number;
      readonly closes: boolean;
    }
  | { readonly kind: 'rollback'; readonly name: string; readonly original: string; readonly round: string }
  | { readonly kind: 'end'; readonly name: string; readonly round: string };

/** `open` may arrive in any order and number; a round's `closing` is sent when everything else of it was acknowledged. */
export type Plan = { readonly open: readonly Callback[]; readonly closing: readonly Callback[] };

const amounts = fc.integer({ min: 1, max: 50_000 });
const fates = fc.oneof(
  fc.constant({ kind: 'lost' as const }),
  fc.constant({ kind: 'rolled-back' as const }),
  fc.record({ kind: fc.constant('undone' as const), win: amounts }),
  fc.record({
    kind: fc.constant('won' as const),
    wins: fc.array(fc.record({ amount: amounts, takenBack: fc.boolean() }), { minLength: 1, maxLength: 2 }),
  }),
);
type Fate = typeof fates extends fc.Arbitrary<infer Value> ? Value : never;
const rounds = fc.record({
  bets: fc.array(fc.record({ amount: amounts, fate: fates }), { minLength: 1, maxLength: 3 }),
  end: fc.oneof(
    fc.constant('end' as const),
    fc.record({ win: fc.nat({ max: 50_000 }) }),
    fc.constant('none' as const),
  ),
});

export const plans: fc.Arbitrary<Plan> = fc.array(rounds, { minLength: 1, maxLength: 3 }).map((list) => {
  const open: Callback[] = [];
  const closing: Callback[] = [];
  list.forEach(({ bets, end }, index) => {
    const name = `r${index}`;
    const standing: string[] = [];
    bets.forEach((bet, place) => {
      const betName = `${name}b${place}`;
      open.push(...callbacksOf(name, betName, bet));
      if (bet.fate.kind === 'lost' || bet.fate.kind === 'won') standing.push(betName);
    });
    const [bet] = standing;
    if (end === 'end') closing.push({ kind: 'end', name: `${name}end`, round: name });
    else if (end !== 'none' && bet !== undefined)
      closing.push({ kind: 'win', name: `${name}close`, bet, round: name, amount: end.win, closes: true });
  });
  return { open, closing };
});

function callbacksOf(
  round: string,
  name: string,
  { amount, fate }: { amount: number; fate: Fate },
): Callback[] {
  const bet: Callback = { kind: 'bet', name, round, amount };
  const undo = (original: string): Callback => ({ kind: 'rollback', name: `${original}x`, original, round });
  const win = (suffix: string, won: number): Callback => ({
    kind: 'win',
    name: `${name}${suffix}`,
    bet: name,
    round,
    amount: won,
    closes: false,
  });
  if (fate.kind === 'rolled-back') return [bet, undo(name)];
  if (fate.kind === 'undone') return [bet, win('w', fate.win), undo(`${name}w`), undo(name)];
  if (fate.kind === 'lost') return [bet];
  const wins = fate.wins.flatMap(({ amount: won, takenBack }, index) => {
    const one = win(`w${index}`, won);
    return takenBack ? [one, undo(one.name)] : [one];
  });
  return [bet, ...wins];
}

/** Any order of so many callbacks, each one to three times; `together` says whether they are all sent at once. */
export const deliveriesOf = (callbacks: number) =>
  fc.record({
    weights: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.array(fc.nat(), { minLength: 3, maxLength: 3 })),
      { minLength: callbacks, maxLength: callbacks },
    ),
    together: fc.boolean(),
  });
type Delivery = ReturnType<typeof deliveriesOf> extends fc.Arbitrary<infer Value> ? Value : never;

export function shuffle<Item>(items: readonly Item[], { weights }: Delivery): Item[] {
  return items
    .flatMap((item, index) => {
      const [copies, places] = weights[index % weights.length] ?? [1, [0]];
      return places.slice(0, copies).map((place) => ({ item, place }));
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
