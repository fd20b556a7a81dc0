import type { WalletReply } from '#wallet-client.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { walletOf } from '#wallet-of.ts';
import { endRound } from '../round-money.ts';
import { tellFreeRound } from './settle-free.ts';
import { balanceIn, rollBack, roundFacts, transactionIds, waitAfter, wireAmount } from '../round-wallet.ts';
import { tryLater, type StoredRound } from '../round.store.ts';

/**
 * One attempt to bring a sent round to its end, as it is then. Bet and win travel as one batch. A refusal of the first attempt
 * is final. Once an attempt was left unanswered the house cannot know, so after a few more it rolls back until the
 * wallet agrees (W19, W21); a wallet that answers "already settled" has had the batch after all.
 */
export function settleInstant(
  house: House,
  round: StoredRound,
  session: StoredSession,
): Promise<StoredRound> {
  return round.resolution === 'batch'
    ? attemptBatch(house, round, session)
    : attemptRollback(house, round, session);
}

async function attemptBatch(house: House, round: StoredRound, session: StoredSession): Promise<StoredRound> {
  const { reply, betTaken } =
    round.campaignId === null
      ? { reply: await sendBatch(house, round, session), betTaken: false }
      : await tellFreeRound(house, round, session, round.campaignId);
  if (reply?.status === 'OK')
    return endRound(house.db, round, session, { state: 'settled', balanceAfter: balanceIn(reply) });
  if (reply?.status === 'ALREADY_ROLLED_BACK')
    return endRound(house.db, round, session, { state: 'rolled-back', balanceAfter: balanceIn(reply) });
  if (reply && round.attempts === 1 && !betTaken) {
    house.log.info({ roundId: round.id, status: reply.status }, 'bet refused');
    return endRound(house.db, round, session, {
      state: 'refused',
      refusal: reply.status,
      balanceAfter: balanceIn(reply),
    });
  }
  // An earlier attempt may have gone through although this one was refused: only a rollback gives certainty.
  if (reply) return attemptRollback(house, round, session);
  const givesUp = round.attempts >= house.timing.batchAttempts;
  return tryLater(house.db, round, givesUp ? 'rollback' : 'batch', waitAfter(house, round.attempts));
}

function sendBatch(house: House, round: StoredRound, session: StoredSession): Promise<WalletReply> {
  const ids = transactionIds(round.id);
  const facts = roundFacts(round, session);
  const wallet = walletOf(house, session);
  const batch: Parameters<typeof wallet.batchAlong>[0] = {
    token: session.launchToken,
    transactions: [
      { kind: 'bet', transactionId: ids.bet, amount: wireAmount(round.stake), roundClosed: false, ...facts },
      {
        kind: 'win',
        transactionId: ids.win,
        betTransactionId: ids.bet,
        amount: wireAmount(round.win ?? '0'),
        roundClosed: true,
        ...facts,
      },
    ],
  };
  // What was left unanswered once goes by itself.
  return round.attempts === 1 ? wallet.batchAlong(batch) : wallet.call('batch', batch);
}

async function attemptRollback(
  house: House,
  round: StoredRound,
  session: StoredSession,
): Promise<StoredRound> {
  const undone = await rollBack(house, round, session, transactionIds(round.id));
  if (undone === null) return tryLater(house.db, round, 'rollback', waitAfter(house, round.attempts));
  const { outcome, balanceAfter } = undone;
  return endRound(house.db, round, session, {
    state: outcome === 'undone' ? 'rolled-back' : 'settled',
    balanceAfter,
  });
}
