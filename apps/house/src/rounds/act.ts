import { isDeepStrictEqual } from 'node:util';
import type { AnyStepwiseRules } from '@maidan/games/game.ts';
import { MOST_ACTIONS, type ActAnswer } from '@maidan/games/play.ts';
import type { House } from '#house.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { presentRound } from './round.present.ts';
import { roundOfPlayer, type StoredRound } from './round.store.ts';
import { stateOf } from './stepwise/round-state.ts';
import { takeAction } from './stepwise/take-action.ts';

type ActInput = { roundId: string; step: number; action: Record<string, unknown> };

/** Whoever was overtaken looks again, and finds what has overtaken. */
const MAX_ATTEMPTS = 5;

/**
 * The next action of a round that waits for its player. The step says which action it is, so the same one asked again, by a
 * double press or after a lost answer, is taken once; another one in its place is refused, also from another device. What the
 * wallet refused has not happened, and may be asked for anew.
 */
export async function act(house: House, session: StoredSession, input: ActInput): Promise<ActAnswer> {
  const rules = house.rulesOf(session.gameCode);
  if (rules?.shape !== 'stepwise') throw new PlayRefusal('NOT_FOUND');
  const action = parsed(rules, input.action);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const round = await roundOfPlayer(house.db, session.playerId, input.roundId);
    if (round?.gameCode !== session.gameCode) throw new PlayRefusal('NOT_FOUND');
    const known =
      round.actions.length > input.step ? round.actions[input.step] : pendingAt(round, input.step);
    if (known !== undefined) {
      if (!isDeepStrictEqual(parsed(rules, known), action)) throw new PlayRefusal('OPERATION_CONFLICT');
      return { round: await presentRound(house, round), refused: null };
    }
    if (round.state !== 'open' || round.actions.length !== input.step)
      throw new PlayRefusal('OPERATION_CONFLICT');
    const taken = await takeNext(house, rules, round, session, input.action);
    if (taken !== null)
      return {
        round: await presentRound(house, taken),
        refused: taken.actions.length === input.step ? taken.refusal : null,
      };
  }
  throw new PlayRefusal('ROUND_OPEN');
}

const pendingAt = (round: StoredRound, step: number): unknown =>
  round.state === 'action-sent' && round.actions.length === step ? round.pendingAction : undefined;

async function takeNext(
  house: House,
  rules: AnyStepwiseRules,
  round: StoredRound,
  session: StoredSession,
  action: Record<string, unknown>,
): Promise<StoredRound | null> {
  const state = await stateOf(rules, round);
  const cost = rules.costOf(state, action);
  if (cost === null || round.actions.length >= MOST_ACTIONS) throw new PlayRefusal('BAD_REQUEST');
  return takeAction(house, round, session, { rules, state, action, cost });
}

function parsed(rules: AnyStepwiseRules, action: unknown): unknown {
  try {
    return rules.parseAction(action);
  } catch {
    throw new PlayRefusal('BAD_REQUEST');
  }
}
