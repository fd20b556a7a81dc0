import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type SandboxMessageRow = {
  id: bigint;
  kind: 'sms' | 'mail';
  target: string;
  subject: string | null;
  body: string;
  code: string | null;
  link: string | null;
  at: Date;
};
type NewMessage = Pick<SandboxMessageRow, 'kind' | 'target' | 'subject' | 'body'>;

/** What is worth a button is read out of the text, as a phone does it. */
export async function insertSandboxMessage(
  db: Database,
  merchant: string,
  message: NewMessage,
): Promise<void> {
  const { kind, target, subject, body } = message;
  // Our texts begin with their code; six digits further in may be somebody's name.
  const code = /^\d{6}\b/.exec(body)?.[0] ?? null;
  const link = /https?:\/\/\S+/.exec(body)?.[0] ?? null;
  await db.query(sql`
    insert into sandbox_message (merchant, kind, target, subject, body, code, link)
    values (${merchant}, ${kind}, ${target}, ${subject}, ${body}, ${link === null ? code : null}, ${link})`);
}

export function selectSandboxMessages(
  db: Database,
  merchant: string,
  { to, count }: { to: string | null; count: number },
): Promise<SandboxMessageRow[]> {
  return db.query<SandboxMessageRow>(sql`
    select id, kind, target, subject, body, code, link, at from sandbox_message
    where merchant = ${merchant} ${to === null ? sql`` : sql`and target = ${to}`}
    order by id desc limit ${count}`);
}

export async function deleteOldSandboxMessages(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from sandbox_message where merchant = ${merchant} and at < platform_now() - interval '7 days'`);
}
