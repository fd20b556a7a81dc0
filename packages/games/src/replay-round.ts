import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { AnyGameRules, AnyStepwiseRules, Decision } from '#game.ts';
import { decideWith, type RoundSeeds } from '#random.ts';

type Played = { readonly bet: unknown; readonly actions: readonly unknown[] };

/** A round again, from what is public once the seed is revealed: its seeds, its bet and its actions. */
export function replayRound(
  rules: AnyGameRules,
  seeds: RoundSeeds,
  { bet, actions }: Played,
): Promise<Decision<unknown>> {
  return decideWith(seeds, (draw) =>
    rules.shape === 'instant'
      ? rules.decide(bet, draw)
      : playStepwise(rules, rules.stakeOf(bet), rules.deal(bet, draw), actions),
  );
}

/**
 * What a round must have paid: what its rules say and, where they say that it won the pool, what was published of it. How much a pool
 * held is no matter of seeds; that nothing of one was paid without a hit, is. Null: pool and rules do not go together.
 */
export function winWithPool(
  { win, winsPool = null }: Decision<unknown>,
  jackpot: string | undefined,
): Money | null {
  if ((winsPool === null) !== (jackpot === undefined)) return null;
  return jackpot === undefined ? win : minor(win + parseMoney(jackpot));
}

/** Where a stepwise round stands after its actions, and what was staked on the way. */
export function playStepwise(
  rules: AnyStepwiseRules,
  stake: bigint,
  dealt: unknown,
  actions: readonly unknown[],
): Decision<unknown> {
  let state = dealt;
  let staked = stake;
  for (const action of actions) {
    const cost = rules.costOf(state, action);
    if (cost === null) throw new RangeError('an action that the rules do not allow');
    staked += cost;
    state = rules.act(state, action);
  }
  return { stake: minor(staked), win: rules.winOf(state) ?? minor(0), outcome: rules.show(state) };
}
