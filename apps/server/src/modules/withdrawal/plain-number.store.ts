import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { SealedNumber } from './account-number.ts';

type PlainRow = { id: bigint; memberId: bigint; institution: string; number: string };

export function takePlainNumbers(tx: Database, merchant: string, limit: number): Promise<PlainRow[]> {
  return tx.query<PlainRow>(sql`
    select id, member_id, institution, number from payout_account
    where merchant = ${merchant} and number is not null
    order by id limit ${limit} for update skip locked`);
}

export async function keepSealed(
  tx: Database,
  merchant: string,
  id: bigint,
  { sealed, print, end }: SealedNumber,
): Promise<void> {
  await tx.query(sql`
    update payout_account set number = null, number_sealed = ${sealed}, number_print = ${print}, number_end = ${end}
    where merchant = ${merchant} and id = ${id}`);
}
