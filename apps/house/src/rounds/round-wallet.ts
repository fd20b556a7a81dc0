import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { WalletReply } from '#wallet-client.ts';
import { walletOf } from '#wallet-of.ts';
import type { StoredRound } from './round.store.ts';

/** One id for each business act of a round, made from the round so that no retry can invent another (W1). */
export const transactionIds = (roundId: string) => ({
  bet: `${roundId}.bet`,
  win: `${roundId}.win`,
  rollback: `${roundId}.rollback`,
});

/**
 * Of the bets that a round takes after its first. Each that is sent has a number of its own, also when the one before it was for
 * the same step: an id that was rolled back is never taken again (W10).
 */
export const extraBetIds = (roundId: string, count: number) => ({
  bet: `${roundId}.bet-${count}`,
  rollback: `${roundId}.rollback-${count}`,
});

/** What every money call of a round says beside its own transaction. */
export const roundFacts = (round: StoredRound, session: StoredSession) => ({
  roundId: round.id,
  gameCode: round.gameCode,
  currency: session.currency,
});

export function wireAmount(minorUnits: string): string {
  return formatMoneyText(minor(BigInt(minorUnits)));
}

export function balanceIn(reply: NonNullable<WalletReply>): bigint | undefined {
  return reply.balance === null ? undefined : parseMoney(reply.balance);
}

export function waitAfter(house: House, attempts: number): number {
  const { retryMs } = house.timing;
  return retryMs[Math.min(attempts, retryMs.length) - 1] ?? 1_000;
}

type Undone = { outcome: 'undone' | 'settled'; balanceAfter: bigint | undefined };

/** Rolls one bet back. Null: the wallet has not said so yet, and is asked again later (W19, W21). */
export async function rollBack(
  house: House,
  round: { id: string },
  session: StoredSession,
  ids: { bet: string; rollback: string },
): Promise<Undone | null> {
  const reply = await walletOf(house, session).call('rollback', {
    token: session.launchToken,
    transactionId: ids.rollback,
    originalTransactionId: ids.bet,
    roundId: round.id,
  });
  switch (reply?.status) {
    case 'OK':
    case 'ALREADY_ROLLED_BACK':
    case 'TRANSACTION_NOT_FOUND':
      return { outcome: 'undone', balanceAfter: balanceIn(reply) };
    case 'ALREADY_SETTLED':
    case 'ROUND_CLOSED':
      return { outcome: 'settled', balanceAfter: balanceIn(reply) };
    default:
      if (reply) house.log.error({ roundId: round.id, status: reply.status }, 'rollback not accepted');
      return null;
  }
}
