import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** `column` says which of the two it is: in force, or waiting for its first code. */
export type SealedTotp = { id: bigint; column: 'totp_secret' | 'totp_pending'; sealed: Buffer };

export function readSealedTotps(
  db: Database,
  merchant: string,
  after: bigint,
  limit: number,
): Promise<SealedTotp[]> {
  return db.query<SealedTotp>(sql`
    select m.id, s.column, s.sealed
    from (select id, totp_secret, totp_pending from member
          where merchant = ${merchant} and id > ${after} and num_nonnulls(totp_secret, totp_pending) > 0
          order by id limit ${limit}) m
    cross join lateral (values ('totp_secret', m.totp_secret), ('totp_pending', m.totp_pending)) s("column", sealed)
    where s.sealed is not null order by m.id`);
}

/** Only over what was read: an app that was set up or taken off meanwhile stays as it is. */
export async function writeSealedTotp(
  db: Database,
  merchant: string,
  { id, column, sealed }: SealedTotp,
  anew: Buffer,
): Promise<void> {
  await db.query(
    column === 'totp_secret'
      ? sql`update member set totp_secret = ${anew}
            where merchant = ${merchant} and id = ${id} and totp_secret = ${sealed}`
      : sql`update member set totp_pending = ${anew}
            where merchant = ${merchant} and id = ${id} and totp_pending = ${sealed}`,
  );
}
