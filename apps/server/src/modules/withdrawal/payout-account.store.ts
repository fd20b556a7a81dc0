import type { InstitutionKind } from '@maidan/contract/withdrawal/payout-account.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { SealedNumber } from './account-number.ts';

export type Whose = { merchant: string; memberId: string };

export type PayoutAccountRow = {
  id: bigint;
  institution: string;
  kind: InstitutionKind;
  holder: string;
  numberEnd: string;
  addedAt: Date;
  usableFrom: Date;
  usable: boolean;
};

const COLUMNS = sql`id, institution, kind, holder, coalesce(number_end, right(number, 4)) as number_end, added_at,
  usable_from, usable_from <= platform_now() as usable`;

/** One member's requests follow each other: what is counted here is still true when it is written. */
export async function lockMember(tx: Database, { merchant, memberId }: Whose): Promise<void> {
  await tx.query(
    sql`select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`,
  );
}

export function selectPayoutAccounts(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<PayoutAccountRow[]> {
  return db.query<PayoutAccountRow>(sql`
    select ${COLUMNS} from payout_account
    where merchant = ${merchant} and member_id = ${memberId}::bigint and removed_at is null order by id`);
}

export type NewPayoutAccount = {
  institution: string;
  kind: InstitutionKind;
  holder: string;
  number: SealedNumber;
  holdHours: number;
};

/** Null when the member has this account already. */
export async function insertPayoutAccount(
  tx: Database,
  { merchant, memberId }: Whose,
  account: NewPayoutAccount,
): Promise<PayoutAccountRow | null> {
  const [row] = await tx.query<PayoutAccountRow>(sql`
    insert into payout_account (merchant, member_id, institution, kind, holder, number_sealed, number_print, number_end,
      usable_from)
    values (${merchant}, ${memberId}::bigint, ${account.institution}, ${account.kind}, ${account.holder},
            ${account.number.sealed}, ${account.number.print}, ${account.number.end},
            platform_now() + make_interval(hours => ${account.holdHours}))
    on conflict (merchant, member_id, institution, number_print) where removed_at is null do nothing
    returning ${COLUMNS}`);
  return row ?? null;
}

export async function removeAccount(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    update payout_account set removed_at = platform_now()
    where merchant = ${merchant} and member_id = ${memberId}::bigint and id = ${id}::bigint and removed_at is null
    returning id`);
  return rows.length === 1;
}
