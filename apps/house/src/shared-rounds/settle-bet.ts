import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { addTo, balanceOf, purseOf } from '#own-wallet/own-wallet.store.ts';
import { balanceIn, rollBack, transactionIds, waitAfter, wireAmount } from '#rounds/round-wallet.ts';
import { walletOf } from '#wallet-of.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import {
  beginUndo,
  betById,
  claimDueBets,
  confirmBet,
  endBet,
  tryBetLater,
  type BetEnd,
  type SharedBet,
} from './shared-bet.store.ts';

/**
 * One attempt at what a bet asks of the wallet now, and the bet as it is then. Until the round begins a stake is asked for; what
 * has no answer by then is rolled back (W19). What was decided is paid, also when it is nothing, until the wallet has it (W21).
 */
export async function settleBet(house: House, bet: SharedBet, session: StoredSession): Promise<SharedBet> {
  switch (bet.state) {
    case 'bet-sent':
      return attemptStake(house, bet, session);
    case 'undoing':
      return attemptUndo(house, bet, session);
    case 'win-sent':
      return attemptWin(house, bet, session);
    default:
      return bet;
  }
}

const factsOf = (bet: SharedBet, session: StoredSession) => ({
  roundId: bet.id,
  gameCode: session.gameCode,
  currency: session.currency,
});

async function attemptStake(house: House, bet: SharedBet, session: StoredSession): Promise<SharedBet> {
  // Asked again by the worker: somebody's answer was lost, and the player has not heard that it is in.
  if (bet.attempts > house.timing.batchAttempts) return undo(house, bet, session);
  const reply = await walletOf(house, session).call('bet', {
    kind: 'bet',
    token: session.launchToken,
    transactionId: transactionIds(bet.id).bet,
    amount: wireAmount(bet.stake),
    roundClosed: false,
    ...factsOf(bet, session),
  });
  if (reply?.status === 'OK') {
    const shown = await shownBalance(house, session, balanceIn(reply));
    return (await confirmBet(house.db, bet, shown)) ?? undo(house, bet, session);
  }
  if (reply && bet.attempts === 1)
    return end(house, bet, session, { state: 'refused', refusal: reply.status, balance: balanceIn(reply) });
  if (reply) return undo(house, bet, session);
  await tryBetLater(house.db, bet, waitAfter(house, bet.attempts));
  return bet;
}

/** It is too late for it, or nobody can say what became of it. */
async function undo(house: House, bet: SharedBet, session: StoredSession): Promise<SharedBet> {
  const undoing = await beginUndo(house.db, bet, house.timing.leaseMs);
  if (undoing) return attemptUndo(house, undoing, session);
  const now = await betById(house.db, bet.id);
  return now.state === 'undoing' ? attemptUndo(house, now, session) : now;
}

async function attemptUndo(house: House, bet: SharedBet, session: StoredSession): Promise<SharedBet> {
  const undone = await rollBack(house, bet, session, transactionIds(bet.id));
  if (undone?.outcome === 'undone')
    return end(house, bet, session, { state: 'rolled-back', balance: undone.balanceAfter });
  if (undone) house.log.error({ betId: bet.id }, 'a stake that is to go back was settled by somebody else');
  await tryBetLater(house.db, bet, waitAfter(house, bet.attempts));
  return bet;
}

async function attemptWin(house: House, bet: SharedBet, session: StoredSession): Promise<SharedBet> {
  const ids = transactionIds(bet.id);
  const reply = await walletOf(house, session).call('win', {
    kind: 'win',
    token: session.launchToken,
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: wireAmount(bet.win ?? '0'),
    roundClosed: true,
    ...factsOf(bet, session),
  });
  if (reply?.status === 'OK')
    return end(house, bet, session, { state: 'settled', balance: balanceIn(reply) });
  if (reply) house.log.error({ betId: bet.id, status: reply.status }, 'win not accepted');
  await tryBetLater(house.db, bet, waitAfter(house, Math.max(bet.attempts, 1)));
  return bet;
}

type End = Pick<BetEnd, 'state' | 'refusal'> & { balance: bigint | undefined };

/** Ends a bet once. What was staked from a purse here comes back to it as the win, or as the stake. */
async function end(
  house: House,
  bet: SharedBet,
  session: StoredSession,
  { balance, ...how }: End,
): Promise<SharedBet> {
  const purse = purseOf(session);
  if (purse === null) {
    const ended = await endBet(house.db, bet, { ...how, balanceAfter: balance?.toString() ?? null });
    return ended ?? betById(house.db, bet.id);
  }
  const comesBack = BigInt(how.state === 'settled' ? (bet.win ?? 0) : bet.stake);
  return house.db.transaction(async (tx) => {
    const balanceAfter = ((await balanceOf(tx, purse)) + comesBack).toString();
    const ended = await endBet(tx, bet, { ...how, balanceAfter });
    if (!ended) return betById(tx, bet.id);
    await addTo(tx, purse, comesBack);
    return ended;
  });
}

async function shownBalance(
  house: House,
  session: StoredSession,
  told: bigint | undefined,
): Promise<string | null> {
  const purse = purseOf(session);
  return (purse === null ? told : await balanceOf(house.db, purse))?.toString() ?? null;
}

const AT_ONCE = 64;

/** Many at a time: they are of many players, and the platform takes what comes together as one. */
export async function settleDueBets(house: House): Promise<number> {
  const due = await claimDueBets(house.db, AT_ONCE, house.timing.leaseMs);
  await Promise.all(due.map((bet) => settleOne(house, bet)));
  return due.length;
}

async function settleOne(house: House, bet: SharedBet): Promise<void> {
  try {
    const session = await sessionById(house.db, bet.sessionId);
    if (!session) throw new Error('a bet without its session');
    await settleBet(house, bet, session);
  } catch (error) {
    house.log.error(
      { betId: bet.id, error: error instanceof Error ? error.message : 'unknown' },
      'bet not settled',
    );
  }
}

export const settleDueBetsWork: TimedWork<House> = {
  name: 'bets of shared rounds',
  everyMs: 200,
  atMost: AT_ONCE,
  run: settleDueBets,
};
