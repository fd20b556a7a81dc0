import * as fc from 'fast-check';
import type { AccountKind } from './chart-of-accounts.ts';
import type { Leg, Posting } from './posting.ts';

/** Few owners, small amounts and few keys: postings that meet each other, run short and repeat themselves. */
const owner = fc.constantFrom('1', '2', '3', '4');
const amount = fc.bigInt({ min: 1n, max: 120n });
const key = fc.integer({ min: 1, max: 60 }).map((number) => `key-${number}`);

function move(
  kind: string,
  from: [AccountKind, string],
  to: [AccountKind, string],
  value: bigint,
): Omit<Posting, 'key'> {
  const legs: Leg[] = [
    { account: { kind: from[0], owner: from[1] }, amount: -value },
    { account: { kind: to[0], owner: to[1] }, amount: value },
  ];
  return { merchant: 'maidan', kind, currency: 'PLY', legs };
}

const facts = fc.oneof(
  fc.tuple(owner, amount).map(([who, value]) => move('deposit', ['deposits_in', ''], ['member', who], value)),
  fc
    .tuple(owner, amount)
    .map(([who, value]) => move('withdrawal', ['member', who], ['withdrawals_out', ''], value)),
  fc.tuple(owner, amount).map(([who, value]) => move('bet', ['member', who], ['open_bets', 'MAIDAN'], value)),
  fc.tuple(owner, amount).map(([who, value]) => move('win', ['house', 'MAIDAN'], ['member', who], value)),
  fc
    .tuple(owner, amount)
    .map(([who, value]) => move('win_reversal', ['member', who], ['house', 'MAIDAN'], value)),
  fc
    .tuple(owner, owner, amount)
    .map(([from, to, value]) => move('agent_transfer', ['agent', from], ['member', to], value)),
  fc
    .tuple(owner, owner, amount)
    .map(([from, to, value]) => move('agent_return', ['member', from], ['agent', to], value)),
  fc.tuple(owner, amount, amount).map(([who, stake, win]) => {
    const bet = move('bet_and_win', ['member', who], ['open_bets', 'MAIDAN'], stake);
    const settle = move('bet_and_win', ['open_bets', 'MAIDAN'], ['house', 'MAIDAN'], stake);
    const pay = move('bet_and_win', ['house', 'MAIDAN'], ['member', who], win);
    return Object.assign(bet, { legs: [...bet.legs, ...settle.legs, ...pay.legs] });
  }),
);

export const anyPosting: fc.Arbitrary<Posting> = fc
  .tuple(key, facts)
  .map(([postingKey, posting]) => Object.assign({ key: postingKey }, posting));

/** All in one place, so that every failure prints the seed that repeats it. */
export const SEEDED = { verbose: 1 } as const;
