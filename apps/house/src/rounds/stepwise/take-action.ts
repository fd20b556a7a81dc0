import type { AnyStepwiseRules } from '@maidan/games/game.ts';
import type { House } from '#house.ts';
import { balanceOf, purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import type { StoredRound } from '../round.store.ts';
import { goOn, settleStepwise, withoutPending } from './settle-stepwise.ts';
import { moveOn } from './stepwise.store.ts';

type Taking = { rules: AnyStepwiseRules; state: unknown; action: unknown; cost: bigint };

/**
 * Takes an allowed action of an open round, and asks the wallet for what it costs or pays. Null: the round has moved on since it
 * was read, and nothing is written.
 */
export async function takeAction(
  house: House,
  round: StoredRound,
  session: StoredSession,
  taking: Taking,
): Promise<StoredRound | null> {
  const payer = await payerOf(house, round, session);
  const next =
    taking.cost === 0n
      ? await takeFree(house, round, payer, taking)
      : await place(house, round, payer, taking);
  return next === null ? null : settleStepwise(house, next, payer);
}

/** Who acts on another device brings the token that lives; money still comes from, and goes to, where the first bet came from. */
async function payerOf(house: House, round: StoredRound, session: StoredSession): Promise<StoredSession> {
  if (session.id === round.sessionId) return session;
  const first = await sessionById(house.db, round.sessionId);
  if (!first) throw new Error('a round without its session');
  return first.ownWallet === session.ownWallet && first.currency === session.currency ? session : first;
}

const takeFree = (house: House, round: StoredRound, payer: StoredSession, { rules, state, action }: Taking) =>
  goOn(house, { ...round, sessionId: payer.id }, payer, {
    actions: [...round.actions, action],
    state: rules.act(state, action),
  });

/** Written before the wallet hears of it. A purse here pays in the same transaction; one without enough refuses at once. */
async function place(
  house: House,
  round: StoredRound,
  payer: StoredSession,
  { action, cost }: Taking,
): Promise<StoredRound | null> {
  const { leaseMs, abandonedMs } = house.timing;
  const sent = {
    ...round,
    state: 'action-sent',
    sessionId: payer.id,
    pendingAction: action,
    pendingCost: cost.toString(),
    extraBets: round.extraBets + 1,
    refusal: null,
  } as const;
  const purse = purseOf(payer);
  if (purse === null) return moveOn(house.db, round, sent, leaseMs);
  return house.db.transaction(async (tx) => {
    const placed = await moveOn(tx, round, sent, leaseMs);
    if (placed === null || (await takeFrom(tx, purse, cost))) return placed;
    const balanceAfter = (await balanceOf(tx, purse)).toString();
    const refused = { ...withoutPending(placed, 'INSUFFICIENT_FUNDS'), balanceAfter };
    return moveOn(tx, placed, refused, abandonedMs);
  });
}
