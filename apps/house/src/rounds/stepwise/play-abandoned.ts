import { MOST_ACTIONS } from '@maidan/games/play.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { StoredRound } from '../round.store.ts';
import { stateOf, stepwiseRulesOf } from './round-state.ts';
import { goOn, settleStepwise } from './settle-stepwise.ts';

/** Plays a round to its end for a player who did not come back, as the rules say that it is played then. */
export async function playAbandoned(house: House, round: StoredRound, session: StoredSession): Promise<void> {
  const rules = stepwiseRulesOf(house, round.gameCode);
  const actions = [...round.actions];
  let state = await stateOf(rules, round);
  while (rules.winOf(state) === null) {
    const action = rules.defaultAction(state);
    if (rules.costOf(state, action) !== 0n || actions.length >= MOST_ACTIONS)
      throw new Error(`${round.gameCode} has no end for a player who is gone`);
    actions.push(action);
    state = rules.act(state, action);
  }
  const ended = await goOn(house, round, session, { actions, state });
  if (ended !== null) await settleStepwise(house, ended, session);
}
