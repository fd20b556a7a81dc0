import { parseMoney } from '@maidan/contract/money.ts';
import type { WalletTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import { ALL_CONNECTIONS_BUSY, errorCode } from '#db/database-errors.ts';
import type { Database } from '#db/database.ts';
import { inBatches, leavesUnknown } from '#db/in-batches.ts';
import type { Caller, WalletReply } from './seamless-wallet.store.ts';
import { takeAlone, takeCalls, takeRequest, type MoneyCall, type MoneyItem } from './take-calls.store.ts';

const UNIQUE_VIOLATION = '23505';
const MAX_ATTEMPTS = 3;

/**
 * Every call that moves money. Those of one seat, and those under one id, follow each other; all others that meet are taken by
 * one statement and one flush to disk.
 */
const takeCall: (db: Database, call: MoneyCall) => Promise<WalletReply> = inBatches({
  maxBatchSize: 16,
  batchesInFlight: 2,
  equalBatches: true,
  // What a partner sends at one moment comes by several connections, one after the other.
  gatherMs: 2,
  // A player who is locked keeps one call waiting, not the node's next batches.
  batchOfOne: true,
  batchKeyOf: ({ caller }) => `${caller.merchant} ${caller.partner}`,
  serialKeysOf: ({ caller, token, items }) => [
    `nonce ${caller.nonce}`,
    `seat ${token}`,
    ...items.map(({ transactionId = '' }) => `transaction ${transactionId}`),
  ],
  runBatch: takeCalls,
  runOne: (db, call) => takeAgainWhenTaken(() => takeAlone(db, call)),
});

/**
 * Two players' calls under the same new id can meet only at the unique key. The loser was undone whole, nonce
 * included; run again, it finds the winner's row and says what a later call would have been told.
 */
export async function takeAgainWhenTaken(take: () => Promise<WalletReply>): Promise<WalletReply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await take();
    } catch (error) {
      if (errorCode(error) !== UNIQUE_VIOLATION || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}

type BatchCall = { token: string; requestId: string; transactions: readonly WalletTransaction[] };

/** Bets and wins in order, all or nothing (W13). */
export function transact(db: Database, caller: Caller, call: BatchCall): Promise<WalletReply> {
  const { token, requestId, transactions } = call;
  return takeCall(db, { caller, token, requestId, items: transactions.map(itemOf) });
}

/**
 * Batches of many players that came as one request: one statement for them alone, which waits for nobody. A place without an answer
 * has changed nothing, and its partner sends it by itself: its player is locked, or an error has undone them all.
 */
export async function transactMany(
  db: Database,
  caller: Caller,
  batches: readonly BatchCall[],
  onUndone: (error: unknown) => void,
): Promise<(WalletReply | undefined)[]> {
  if (batches.length === 0) return [];
  try {
    return await takeRequest(
      db,
      batches.map(({ token, requestId, transactions }) => ({
        caller,
        token,
        requestId,
        items: transactions.map(itemOf),
      })),
    );
  } catch (error) {
    // Without a free connection the database was never asked.
    if (leavesUnknown(error) && errorCode(error) !== ALL_CONNECTIONS_BUSY) throw error;
    onUndone(error);
    return batches.map(() => undefined);
  }
}

function itemOf(transaction: WalletTransaction): MoneyItem {
  const { kind, transactionId, roundId, gameCode, currency, roundClosed } = transaction;
  const amount = parseMoney(transaction.amount).toString();
  const item = { kind, transactionId, roundId, gameCode, amount, currency, roundClosed };
  return transaction.kind === 'win' ? { ...item, reference: transaction.betTransactionId } : item;
}

/** Undoes one bet or one win; of an unknown one it leaves a tombstone (W9-W12). */
export function rollBack(
  db: Database,
  caller: Caller,
  call: {
    token: string;
    requestId: string;
    transactionId: string;
    originalTransactionId: string;
    roundId: string;
  },
): Promise<WalletReply> {
  const { token, requestId, transactionId, originalTransactionId: reference, roundId } = call;
  const items = [
    { kind: 'rollback', transactionId, roundId, amount: '0', reference, roundClosed: false } as const,
  ];
  return takeCall(db, { caller, token, requestId, items });
}

/** Closes a round without a win: its stakes become the house's. */
export function endRound(
  db: Database,
  caller: Caller,
  { token, roundId }: { token: string; roundId: string },
): Promise<WalletReply> {
  const items = [{ kind: 'end', roundId, amount: '0', roundClosed: true } as const];
  // No transaction is written down that could be traced to its request.
  return takeCall(db, { caller, token, requestId: '', items });
}
