import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { WalletReply } from '#wallet-client.ts';
import type { House } from '#house.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { endRound } from './round-money.ts';
import { roundById, tryLater, type StoredRound } from './round.store.ts';

/** One id for each business act of a round, made from the round so that no retry can invent another (W1). */
export const transactionIds = (roundId: string) => ({
  bet: `${roundId}.bet`,
  win: `${roundId}.win`,
  rollback: `${roundId}.rollback`,
});

/** Brings a round that an earlier attempt left behind to its end. */
export async function settleRound(house: House, roundId: string): Promise<void> {
  const round = await roundById(house.db, roundId);
  const session = await sessionById(house.db, round.sessionId);
  if (!session) throw new Error('a round without its session');
  // Nothing left the house for this one: it simply did not happen.
  if (round.state === 'deciding')
    await endRound(house.db, round, session, { state: 'refused', refusal: 'UNKNOWN' });
  else await settlePlaced(house, round, session);
}

/**
 * One attempt to bring a sent round to its end, as it is then. Bet and win travel as one batch. A refusal of the first attempt
 * is final. Once an attempt was left unanswered the house cannot know, so after a few more it rolls back until the
 * wallet agrees (W19, W21); a wallet that answers "already settled" has had the batch after all.
 */
export async function settlePlaced(
  house: House,
  round: StoredRound,
  session: StoredSession,
): Promise<StoredRound> {
  if (round.state !== 'bet-sent') return round;
  return round.resolution === 'batch'
    ? attemptBatch(house, round, session)
    : attemptRollback(house, round, session);
}

async function attemptBatch(house: House, round: StoredRound, session: StoredSession): Promise<StoredRound> {
  const reply = await sendBatch(house, round, session);
  if (reply?.status === 'OK')
    return endRound(house.db, round, session, { state: 'settled', balanceAfter: balanceIn(reply) });
  if (reply?.status === 'ALREADY_ROLLED_BACK')
    return endRound(house.db, round, session, { state: 'rolled-back', balanceAfter: balanceIn(reply) });
  if (reply && round.attempts === 1) {
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
  const shared = { roundId: round.id, gameCode: round.gameCode, currency: session.currency };
  return house.wallet.call('batch', {
    token: session.launchToken,
    transactions: [
      { kind: 'bet', transactionId: ids.bet, amount: wireAmount(round.stake), roundClosed: false, ...shared },
      {
        kind: 'win',
        transactionId: ids.win,
        betTransactionId: ids.bet,
        amount: wireAmount(round.win ?? '0'),
        roundClosed: true,
        ...shared,
      },
    ],
  });
}

async function attemptRollback(
  house: House,
  round: StoredRound,
  session: StoredSession,
): Promise<StoredRound> {
  const ids = transactionIds(round.id);
  const reply = await house.wallet.call('rollback', {
    token: session.launchToken,
    transactionId: ids.rollback,
    originalTransactionId: ids.bet,
    roundId: round.id,
  });
  switch (reply?.status) {
    case 'OK':
    case 'ALREADY_ROLLED_BACK':
    case 'TRANSACTION_NOT_FOUND':
      return endRound(house.db, round, session, { state: 'rolled-back', balanceAfter: balanceIn(reply) });
    case 'ALREADY_SETTLED':
    case 'ROUND_CLOSED':
      return endRound(house.db, round, session, { state: 'settled', balanceAfter: balanceIn(reply) });
    default:
      if (reply) house.log.error({ roundId: round.id, status: reply.status }, 'rollback not accepted');
      return tryLater(house.db, round, 'rollback', waitAfter(house, round.attempts));
  }
}

function wireAmount(minorUnits: string): string {
  return formatMoneyText(minor(BigInt(minorUnits)));
}

function balanceIn(reply: NonNullable<WalletReply>): bigint | undefined {
  return reply.balance === null ? undefined : parseMoney(reply.balance);
}

function waitAfter(house: House, attempts: number): number {
  const { retryMs } = house.timing;
  return retryMs[Math.min(attempts, retryMs.length) - 1] ?? 1_000;
}
