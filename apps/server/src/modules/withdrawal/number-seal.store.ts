import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { SealedNumber } from './account-number.ts';

export type SealedRow = { id: bigint; memberId: bigint; institution: string; sealed: Buffer };

export function readSealedNumbers(
  db: Database,
  merchant: string,
  after: bigint,
  limit: number,
): Promise<SealedRow[]> {
  return db.query<SealedRow>(sql`
    select id, member_id, institution, number_sealed as sealed from payout_account
    where merchant = ${merchant} and id > ${after} and number_sealed is not null order by id limit ${limit}`);
}

export async function writeSealedNumber(
  db: Database,
  merchant: string,
  before: SealedRow,
  { sealed, print }: SealedNumber,
): Promise<void> {
  await db.query(sql`
    update payout_account set number_sealed = ${sealed}, number_print = ${print}
    where merchant = ${merchant} and id = ${before.id} and number_sealed = ${before.sealed}`);
}
