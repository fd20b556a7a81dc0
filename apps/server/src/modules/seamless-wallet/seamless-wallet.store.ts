import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { TransactionKind } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { hashLaunchToken } from './launch-token.ts';

/** Acts that need no bet (W18, W29). */
export type PromotionKind = Exclude<TransactionKind, 'bet' | 'win' | 'rollback'>;

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
  kind: TransactionKind;
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

/** Authenticates, or with a currency reads the balance. */
export async function look(
  db: Database,
  { merchant, partner, nonce }: Caller,
  call: { token: string; currency: string | null },
): Promise<WalletReply> {
  const [row] = await db.query<WalletReply>(
    prepared(
      'wallet_look',
      sql`select status, balance, currency, platform_ids, member_id, version, moved
        from wallet_look(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(call.token)}, ${call.currency},
          ${call.currency === null})`,
    ),
  );
  if (row === undefined) throw new Error('wallet_look answered nothing');
  return row;
}

export async function refresh(
  db: Database,
  { merchant, partner, nonce }: Caller,
  { token, fresh }: { token: string; fresh: string },
): Promise<WalletReply> {
  const [row] = await db.query<WalletReply>(sql`
    select status, balance, currency, platform_ids, member_id, version, moved
    from wallet_refresh(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(token)}, ${hashLaunchToken(fresh)})`);
  if (row === undefined) throw new Error('wallet_refresh answered nothing');
  return row;
}

export async function findTransaction(
  db: Database,
  { merchant, partner, nonce }: Caller,
  transactionId: string,
): Promise<TransactionRow | null> {
  const rows = await db.query<TransactionRow>(sql`
    select status, platform_id, kind, round_id, amount, state, currency
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

/** False when it was spent before. For what else is done it is spent in the same statement. */
export async function spendNonce(db: Database, { merchant, partner, nonce }: Caller): Promise<boolean> {
  const [row] = await db.query<{ isSpent: boolean }>(
    sql`select wallet_spend_nonce(${merchant}, ${partner}, ${nonce}) as is_spent`,
  );
  return row?.isSpent ?? false;
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

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));
