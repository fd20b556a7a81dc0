import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { WalletAnswer } from '@maidan/contract/seamless-wallet/wallet.ts';
import { moneyOf, type RoundRow, type TransactionRow, type WalletReply } from './seamless-wallet.store.ts';

/** The one shape of every answer; what a call does not speak of is null. */
export function presentStatus(status: WalletStatus, requestId: string): WalletAnswer {
  return {
    status,
    requestId,
    balance: null,
    currency: null,
    platformTransactionIds: [],
    playerId: null,
    transaction: null,
  };
}

export function presentReply(reply: WalletReply, requestId: string): WalletAnswer {
  return {
    ...presentStatus(reply.status, requestId),
    balance: reply.balance === null ? null : moneyOf(reply.balance),
    currency: reply.currency,
    platformTransactionIds: reply.platformIds.map(String),
    playerId: reply.memberId === null ? null : String(reply.memberId),
  };
}

export function presentTransaction(row: TransactionRow | null, requestId: string): WalletAnswer {
  if (row === null) return presentStatus('TRANSACTION_NOT_FOUND', requestId);
  if (row.status !== 'OK') return presentStatus(row.status, requestId);
  return {
    ...presentStatus('OK', requestId),
    currency: row.currency,
    platformTransactionIds: [String(row.platformId)],
    transaction: { kind: row.kind, roundId: row.roundId, amount: moneyOf(row.amount), state: row.state },
  };
}

export function presentRound(row: RoundRow | null, requestId: string): WalletAnswer {
  if (row === null) return presentStatus('TRANSACTION_NOT_FOUND', requestId);
  if (row.status !== 'OK') return presentStatus(row.status, requestId);
  return {
    ...presentStatus('OK', requestId),
    currency: row.currency,
    round: { state: row.state, stake: moneyOf(row.stake), payout: moneyOf(row.payout) },
  };
}
