import type { AnyStepwiseRules } from '@maidan/games/game.ts';
import { decideWith } from '@maidan/games/random.ts';
import type { House } from '#house.ts';
import { roundBytesAtOnce } from '../round-bytes.ts';
import type { StoredRound } from '../round.store.ts';

export function stepwiseRulesOf(house: House, gameCode: string): AnyStepwiseRules {
  const rules = house.rulesOf(gameCode);
  if (rules?.shape !== 'stepwise') throw new Error(`${gameCode} is not played in steps here`);
  return rules;
}

/** Where a round stands after its actions. It holds what is hidden: only what the rules show of it leaves the house. */
export async function stateOf(rules: AnyStepwiseRules, round: StoredRound): Promise<unknown> {
  const { serverSeed, clientSeed, nonce } = round;
  const dealt = await decideWith(
    { serverSeed, clientSeed, nonce },
    (draw) => rules.deal(round.bet, draw),
    roundBytesAtOnce,
  );
  return round.actions.reduce((state, action) => rules.act(state, action), dealt);
}
