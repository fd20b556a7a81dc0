import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { WalletTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import { errorCode } from '#db/database-errors.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';
import { hashLaunchToken } from './launch-token.ts';

/** Whose call it is, checked by its signature; the nonce is spent in the same transaction as the act. */
export type Caller = { readonly merchant: string; readonly partner: string; readonly nonce: string };

/** What the wallet's functions answer; `version` is there when the balance changed. */
export type WalletReply = {
  status: WalletStatus;
  balance: bigint | null;
  currency: string | null;
  platformIds: bigint[];
  memberId: bigint | null;
  version: bigint | null;
  moved: boolean;
};

export type TransactionRow = {
  status: WalletStatus;
  platformId: bigint;
  kind: 'bet' | 'win' | 'rollback';
  roundId: string;
  amount: bigint;
  state: 'applied' | 'rolled-back' | 'tombstone';
  currency: string;
};

export type RoundRow = {
  status: WalletStatus;
  state: 'open' | 'closed' | 'void';
  stake: bigint;
  payout: bigint;
  currency: string;
};

const REPLY = sql`status, balance, currency, platform_ids as "platformIds", member_id as "memberId", version, moved`;

export function transact(
  db: Database,
  { merchant, partner, nonce }: Caller,
  call: { token: string; requestId: string; transactions: readonly WalletTransaction[] },
): Promise<WalletReply> {
  const items = JSON.stringify(
    call.transactions.map((item) => ({ ...item, amount: parseMoney(item.amount).toString() })),
  );
  return reply(
    db,
    'wallet_transact',
    sql`select ${REPLY} from wallet_transact(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(call.token)},
      ${call.requestId}, ${items}::jsonb)`,
  );
}

export function rollBack(
  db: Database,
  { merchant, partner, nonce }: Caller,
  call: {
    token: string;
    requestId: string;
    transactionId: string;
    originalTransactionId: string;
    roundId: string;
  },
): Promise<WalletReply> {
  return reply(
    db,
    'wallet_rollback',
    sql`select ${REPLY} from wallet_rollback(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(call.token)},
      ${call.requestId}, ${call.transactionId}, ${call.originalTransactionId}, ${call.roundId})`,
  );
}

export function endRound(
  db: Database,
  { merchant, partner, nonce }: Caller,
  call: { token: string; roundId: string },
): Promise<WalletReply> {
  return reply(
    db,
    'wallet_end_round',
    sql`select ${REPLY} from wallet_end_round(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(call.token)},
      ${call.roundId})`,
  );
}

/** Authenticates, or with a currency reads the balance. */
export function look(
  db: Database,
  { merchant, partner, nonce }: Caller,
  call: { token: string; currency: string | null },
): Promise<WalletReply> {
  return reply(
    db,
    'wallet_look',
    sql`select ${REPLY} from wallet_look(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(call.token)},
      ${call.currency}, ${call.currency === null})`,
  );
}

export async function findTransaction(
  db: Database,
  { merchant, partner, nonce }: Caller,
  transactionId: string,
): Promise<TransactionRow | null> {
  const rows = await db.query<TransactionRow>(sql`
    select status, platform_id as "platformId", kind, round_id as "roundId", amount, state, currency
    from wallet_find_transaction(${merchant}, ${partner}, ${nonce}, ${transactionId})`);
  return rows[0] ?? null;
}

export async function findRound(
  db: Database,
  { merchant, partner, nonce }: Caller,
  call: { token: string; roundId: string },
): Promise<RoundRow | null> {
  const rows = await db.query<RoundRow>(sql`
    select status, state, stake, payout, currency
    from wallet_find_round(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(call.token)}, ${call.roundId})`);
  return rows[0] ?? null;
}

/** One statement forgets a bounded share, so that none runs long; a busy minute takes several. */
export async function forgetNonces(db: Database, olderThanSeconds: number): Promise<void> {
  for (let share = 0; share < MAX_SHARES; share += 1) {
    const [row] = await db.query<{ forgotten: bigint }>(
      sql`select wallet_forget_nonces(${olderThanSeconds}) as forgotten`,
    );
    if (row === undefined || row.forgotten === 0n) return;
  }
}

const MAX_SHARES = 200;
const UNIQUE_VIOLATION = '23505';
const MAX_ATTEMPTS = 3;

/**
 * Two players' calls under the same new id can meet only at the unique key. The loser was undone whole, nonce
 * included; run again, it finds the winner's row and says what a later call would have been told.
 */
async function reply(db: Database, name: string, statement: Sql): Promise<WalletReply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [row] = await db.query<WalletReply>(prepared(name, statement));
      if (row === undefined) throw new Error(`${name} answered nothing`);
      return row;
    } catch (error) {
      if (errorCode(error) !== UNIQUE_VIOLATION || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));
