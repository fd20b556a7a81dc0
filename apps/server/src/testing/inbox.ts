import { randomBytes } from 'node:crypto';
import { sql } from '#db/sql.ts';
import type { TestApp } from './test-app.ts';

type Post = { kind: string; subject: string | null; body: string; code: string | null; link: string | null };

/** What the sandbox has sent to a number or an address, newest first, once everything under way has arrived. */
export async function postFor(node: TestApp, target: string): Promise<Post[]> {
  await node.app.platform.messages.settled();
  return node.app.platform.db.query<Post>(sql`
    select kind, subject, body, code, link from sandbox_message where target = ${target} order by id desc`);
}

export async function codeFor(node: TestApp, target: string): Promise<string> {
  const code = (await postFor(node, target))[0]?.code ?? null;
  if (code === null) throw new Error(`no code was sent to ${target}`);
  return code;
}

/** A code that is certainly not this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** One browser, by the cookie of its own with which it asks for codes: they answer to no other. */
export const newBrowser = (): { cookie: string } => ({
  cookie: `maidan-half-codes=${randomBytes(32).toString('base64url')}`,
});

let numbers = 0;

/** A number of the test's own, as the form sends it and as it is kept. */
export function newNumber() {
  numbers += 1;
  const mobileNum = `017${String(10_000_000 + numbers)}`;
  return { form: { countryDialingCode: '+880', mobileNum }, kept: `880${mobileNum.slice(1)}` };
}

/** Gives a member what makes further ways possible. */
export async function giveContacts(
  node: TestApp,
  memberId: string,
  contacts: { mobile?: string; email?: string; payeeName?: string },
): Promise<void> {
  await node.app.platform.db.query(sql`
    update member set mobile = coalesce(${contacts.mobile ?? null}, mobile),
      mobile_verified_at = case when ${contacts.mobile ?? null}::text is null then mobile_verified_at else platform_now() end,
      email = coalesce(${contacts.email ?? null}, email), email_key = coalesce(lower(${contacts.email ?? null}), email_key),
      payee_name = coalesce(${contacts.payeeName ?? null}, payee_name)
    where id = ${memberId}::bigint`);
}
