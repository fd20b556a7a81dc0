import type { Database } from '#db/database.ts';
import { errorCode } from '#db/database-errors.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';
import type { AccountName } from './account.ts';
import type { AccountKind } from './chart-of-accounts.ts';
import { LedgerRefusal, type LedgerRefusalReason } from './ledger-refusal.ts';
import type { Leg, Posting } from './posting.ts';
import type { Outcome } from './transaction.ts';

export type PostingRow<DoorOutcome extends string = Outcome> = {
  outcome: DoorOutcome;
  transactionId: bigint | null;
  balances: bigint[] | null;
  versions: bigint[] | null;
};
export type HoldRow = { outcome: string; holdId: bigint | null; balance: bigint; held: bigint };
export type VoidRow = { outcome: string; balance: bigint | null; held: bigint | null };
export type BalanceRow = { balance: bigint; held: bigint; version: bigint };
export type LedgerFinding = {
  rule: string;
  merchant: string;
  accountId: bigint | null;
  transactionId: bigint | null;
  detail: string;
};

/** The errors that the functions of the ledger raise, by SQLSTATE. */
const REFUSALS: Record<string, LedgerRefusalReason> = {
  LG001: 'malformed',
  LG002: 'over_cap',
  LG003: 'wrong_currency',
  LG004: 'wrong_kind',
  LG005: 'not_reversible',
  LG006: 'append_only',
  LG007: 'frozen',
  // A sum or a balance that no longer fits is refused, never wrapped.
  '22003': 'over_cap',
};

export function writePosting(db: Database, posting: Posting, inputHash: Buffer): Promise<PostingRow> {
  return one<PostingRow>(
    db,
    prepared(
      'ledger-post',
      sql`select outcome, transaction_id, balances, versions from ledger_post(${posting.merchant}, ${posting.key},
        ${inputHash}, ${posting.kind}, ${posting.currency}, ${posting.legs.map((leg) => leg.account.kind)}::text[],
        ${posting.legs.map((leg) => leg.account.owner)}::text[], ${posting.legs.map((leg) => leg.amount)}::bigint[],
        ${posting.reference ?? null})`,
    ),
  );
}

/** A posting between an owner's account and one of the platform's, as most are. */
export type PlainPosting = { posting: Posting; inputHash: Buffer; owner: Leg; platform: Leg };

/** Posts what can be posted at once, in one round trip; a place that has no answer has changed nothing. */
export async function writePostings(
  db: Database,
  merchant: string,
  list: readonly PlainPosting[],
): Promise<(PostingRow | undefined)[]> {
  const rows = await db.query<Omit<PostingRow, 'outcome'> & { place: number }>(
    prepared(
      'ledger-post-many',
      sql`select place, transaction_id, balances, versions from ledger_post_many(${merchant},
        ${list.map(({ posting }) => posting.key)}::text[],
        ${list.map(({ inputHash }) => `\\x${inputHash.toString('hex')}`)}::bytea[],
        ${list.map(({ posting }) => posting.kind)}::text[], ${list.map(({ posting }) => posting.currency)}::text[],
        ${list.map(({ posting }) => posting.reference ?? null)}::text[],
        ${list.map(({ owner }) => owner.account.kind)}::text[], ${list.map(({ owner }) => owner.account.owner)}::text[],
        ${list.map(({ platform }) => platform.account.kind)}::text[],
        ${list.map(({ platform }) => platform.account.owner)}::text[], ${list.map(({ owner }) => owner.amount)}::bigint[],
        ${list.map(({ posting, owner }) => posting.legs[0] === owner)}::boolean[])`,
    ),
  );
  const answers: (PostingRow | undefined)[] = list.map(() => undefined);
  for (const { place, ...row } of rows) answers[place - 1] = { outcome: 'posted', ...row };
  return answers;
}

export type ReversalInput = {
  merchant: string;
  key: string;
  transactionId: bigint;
  kind: string;
  reference: string | null;
};

export function writeReversal(
  db: Database,
  input: ReversalInput,
  inputHash: Buffer,
): Promise<PostingRow<Outcome | 'already_reversed'>> {
  return one<PostingRow<Outcome | 'already_reversed'>>(
    db,
    sql`select outcome, transaction_id, balances, versions from ledger_reverse(${input.merchant}, ${input.key}, ${inputHash},
      ${input.transactionId}, ${input.kind}, ${input.reference})`,
  );
}

export type HoldInput = {
  merchant: string;
  key: string;
  currency: string;
  account: AccountName;
  amount: bigint;
  reference: string | null;
};

export function writeHold(db: Database, input: HoldInput, inputHash: Buffer): Promise<HoldRow> {
  return one<HoldRow>(
    db,
    sql`select outcome, hold_id, balance, held from ledger_reserve(${input.merchant}, ${input.key}, ${inputHash},
      ${input.currency}, ${input.account.kind}, ${input.account.owner}, ${input.amount}, ${input.reference})`,
  );
}

export type HoldPostingInput = Omit<Posting, 'currency'> & { holdId: bigint };

export function writeHoldPosting(
  db: Database,
  input: HoldPostingInput,
  inputHash: Buffer,
): Promise<PostingRow<Outcome | 'not_reserved'>> {
  return one<PostingRow<Outcome | 'not_reserved'>>(
    db,
    sql`select outcome, transaction_id, balances, versions from ledger_post_hold(${input.merchant}, ${input.holdId},
      ${input.key}, ${inputHash}, ${input.kind}, ${input.legs.map((leg) => leg.account.kind)}::text[],
      ${input.legs.map((leg) => leg.account.owner)}::text[], ${input.legs.map((leg) => leg.amount)}::bigint[],
      ${input.reference ?? null})`,
  );
}

export function writeHoldVoid(db: Database, merchant: string, holdId: bigint): Promise<VoidRow> {
  return one<VoidRow>(db, sql`select outcome, balance, held from ledger_void_hold(${merchant}, ${holdId})`);
}

export async function selectHoldCovered(tx: Database, merchant: string, holdId: bigint): Promise<boolean> {
  const { covered } = await one<{ covered: boolean | null }>(
    tx,
    sql`select ledger_hold_covered(${merchant}, ${holdId}) as covered`,
  );
  return covered ?? false;
}

export type DebtOf = { merchant: string; owner: string; kinds: readonly AccountKind[] };

/** What a player owes on such purses together; nothing for nearly everybody. */
export async function selectDebt(db: Database, { merchant, owner, kinds }: DebtOf): Promise<bigint> {
  const { debt } = await one<{ debt: bigint }>(
    db,
    prepared(
      'ledger-debt',
      sql`select coalesce(sum(held - balance), 0)::bigint as debt from ledger_account
        where merchant = ${merchant} and split_part(owner, ':', 1) = ${owner} and may_be_negative and shard = 0
          and kind = any(${[...kinds]}::text[])`,
    ),
  );
  return debt;
}

/** What is free in wallets at vendors; their owners are the member's number, a colon and the vendor. */
export async function selectFundsInWallets(
  db: Database,
  { merchant, owner, currency }: { merchant: string; owner: string; currency: string },
): Promise<bigint> {
  const { funds } = await one<{ funds: bigint }>(
    db,
    sql`select coalesce(sum(balance - held) filter (where balance > held), 0)::bigint as funds from ledger_account
      where merchant = ${merchant} and kind = 'vendor_wallet' and owner >= ${owner} || ':' and owner < ${owner} || ';'
        and currency = ${currency}`,
  );
  return funds;
}

export type BalanceOf = { merchant: string; currency: string; account: AccountName };

/** The balance of an owner's account, or the sum over all rows of one of the platform's. */
export function selectBalance(db: Database, { merchant, currency, account }: BalanceOf): Promise<BalanceRow> {
  return one<BalanceRow>(
    db,
    prepared(
      'ledger-balance',
      sql`select coalesce(sum(balance), 0)::bigint as balance, coalesce(sum(held), 0)::bigint as held,
        coalesce(sum(version), 0)::bigint as version
        from ledger_account
        where merchant = ${merchant} and kind = ${account.kind} and owner = ${account.owner} and currency = ${currency}`,
    ),
  );
}

/** The same of several accounts at once, each in its place. */
export function selectBalances(db: Database, list: readonly BalanceOf[]): Promise<BalanceRow[]> {
  return db.query<BalanceRow>(
    prepared(
      'ledger-balances',
      sql`select coalesce(sum(a.balance), 0)::bigint as balance, coalesce(sum(a.held), 0)::bigint as held,
        coalesce(sum(a.version), 0)::bigint as version
        from unnest(${list.map(({ merchant }) => merchant)}::text[], ${list.map(({ account }) => account.kind)}::text[],
          ${list.map(({ account }) => account.owner)}::text[], ${list.map(({ currency }) => currency)}::text[])
          with ordinality as w (merchant, kind, owner, currency, place)
        left join ledger_account a on a.merchant = w.merchant and a.kind = w.kind and a.owner = w.owner
          and a.currency = w.currency
        group by w.place order by w.place`,
    ),
  );
}

export function findLedgerFaults(db: Database, merchant: string | null): Promise<LedgerFinding[]> {
  return db.query<LedgerFinding>(
    sql`select rule, merchant, account_id, transaction_id, detail from ledger_check(${merchant})`,
  );
}

export type AuditFinding = { accountId: bigint | null; because: string; frozen: boolean };

export function writeAuditStep(
  db: Database,
  merchant: string,
  { pauseMs, entries }: { pauseMs: number; entries: number },
): Promise<AuditFinding[]> {
  return db.query<AuditFinding>(sql`
    select account_id, because, frozen
    from ledger_audit_step(${merchant}, ${pauseMs} * interval '1 millisecond', ${entries})`);
}

export async function writeRelease(
  db: Database,
  merchant: string,
  accountId: bigint,
): Promise<string | null> {
  const { because } = await one<{ because: string | null }>(
    db,
    sql`select ledger_release(${merchant}, ${accountId}) as because`,
  );
  return because;
}

async function one<Row extends object>(db: Database, statement: Sql): Promise<Row> {
  try {
    const [row] = await db.query<Row>(statement);
    if (row === undefined) throw new Error('the ledger gave no answer');
    return row;
  } catch (error) {
    const reason = REFUSALS[errorCode(error) ?? ''];
    if (reason === undefined || !(error instanceof Error)) throw error;
    throw new LedgerRefusal(reason, error.message, error);
  }
}
