import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type CaptchaRow = { answerHash: Buffer; challenge: string; zeroBits: number };

export async function insertCaptcha(
  db: Database,
  merchant: string,
  captcha: {
    id: string;
    answerHash: Buffer;
    challenge: string;
    zeroBits: number;
    ip: string;
    seconds: number;
  },
): Promise<void> {
  await db.query(sql`
    insert into captcha (merchant, id, answer_hash, challenge, zero_bits, ip, expires_at)
    values (${merchant}, ${captcha.id}::uuid, ${captcha.answerHash}, ${captcha.challenge}, ${captcha.zeroBits},
            ${captcha.ip}, platform_now() + make_interval(secs => ${captcha.seconds}))`);
}

/** Right or wrong, one answer is all a captcha hears: of many at once the database lets one through. */
export async function takeCaptcha(
  db: Database,
  merchant: string,
  { id, ip }: { id: string; ip: string },
): Promise<CaptchaRow | null> {
  const [row] = await db.query<CaptchaRow>(sql`
    update captcha set used_at = platform_now()
    where merchant = ${merchant} and id = ${id}::uuid and ip = ${ip}
      and used_at is null and expires_at > platform_now()
    returning answer_hash, challenge, zero_bits`);
  return row ?? null;
}

export async function deleteOldCaptchas(db: Database, merchant: string): Promise<void> {
  await db.query(sql`delete from captcha where merchant = ${merchant} and expires_at < platform_now()`);
}
