import { login } from '@maidan/contract/accounts/login/login.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { codeFor, giveContacts, newBrowser, newNumber, postFor, wrongCode } from '#testing/inbox.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');
type PhoneNumber = ReturnType<typeof newNumber>;

async function memberWithNumber(): Promise<PhoneNumber> {
  const { memberId } = await node.registerAndLogin();
  const number = newNumber();
  await giveContacts(node, memberId, { mobile: number.kept });
  return number;
}
const BROWSER = newBrowser();
const send = async ({ form }: PhoneNumber, from = BROWSER) =>
  codeOf(await node.callAs(from, sendLoginCode, form));
const enter = async (
  { form }: PhoneNumber,
  verificationCode: string,
  from: typeof BROWSER | null = BROWSER,
) => codeOf(await node.callAs(from, login, { type: 'sms', ...form, verificationCode }));
describe('a code', () => {
  test('T24: five wrong tries kill it, also for the right digits, and however many come at once', async () => {
    const number = await memberWithNumber();
    await send(number);
    const code = await codeFor(node, number.kept);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => enter(number, wrongCode(code))));
    expect(wrong.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(5);
    expect(wrong.filter((answer) => answer === 'CODE_EXPIRED')).toHaveLength(7);
    expect(await enter(number, code)).toBe('CODE_EXPIRED');
  });

  test('[LOG-07] T24: answers to the browser that asked; what strangers type or ask for takes nothing from it', async () => {
    const number = await memberWithNumber();
    await send(number);
    const code = await codeFor(node, number.kept);
    const stranger = newBrowser();
    for (const from of [null, stranger, null, stranger, null, stranger])
      expect(await enter(number, code, from)).toBe('CODE_WRONG');
    const tries = await database.db.query(sql`
      select tries, used_at from verification_code where target = ${number.kept}`);
    expect(tries).toEqual([{ tries: 0, usedAt: null }]);
    await asOwner(database.url, `update message_sent set at = at - interval '2 minutes'`);
    expect(await send(number, stranger)).toBe('OK');
    const theirs = await codeFor(node, number.kept);
    const strange = theirs === code ? wrongCode(code) : theirs;
    expect(await enter(number, strange)).toBe('CODE_WRONG');
    expect(await enter(number, code)).toBe('OK');
  });

  test('[LOG-07] a browser without a name of its own is given one that no script can read', async () => {
    const { form } = await memberWithNumber();
    const { raw } = await node.callAs(null, sendLoginCode, form);
    expect(raw.cookies).toMatchObject([{ name: 'maidan-half-codes', httpOnly: true, sameSite: 'Lax' }]);
  });

  test('of another number, or sent for something else, is no code here', async () => {
    const [one, other] = [await memberWithNumber(), await memberWithNumber()];
    await Promise.all([send(one), send(other)]);
    const [code, foreign] = [await codeFor(node, one.kept), await codeFor(node, other.kept)];
    const strange = code === foreign ? wrongCode(code) : foreign;
    expect(await enter(one, strange)).toBe('CODE_WRONG');
    await database.db.query(
      sql`update verification_code set purpose = 'forgot' where target = ${other.kept}`,
    );
    expect(await enter(other, foreign)).toBe('CODE_WRONG');
  });

  test('works once: twenty bearers of the right digits get one session', async () => {
    const number = await memberWithNumber();
    await send(number);
    const code = await codeFor(node, number.kept);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(number, code)));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  test('is older than ten minutes: gone', async () => {
    const number = await memberWithNumber();
    await send(number);
    await database.db.query(sql`
      update verification_code set expires_at = expires_at - interval '10 minutes' where target = ${number.kept}`);
    expect(await enter(number, await codeFor(node, number.kept))).toBe('CODE_EXPIRED');
  });

  test('is kept as a hash, and the message itself only by the sandbox', async () => {
    const number = await memberWithNumber();
    await send(number);
    const code = await codeFor(node, number.kept);
    const [kept] = await database.db.query<{ row: string }>(sql`
      select row_to_json(c)::text as row from verification_code c where target = ${number.kept}`);
    expect(kept?.row.replaceAll(number.kept, '')).not.toContain(code);
  });

  test('[I18-01] comes in the language of the page, the digits first', async () => {
    const number = await memberWithNumber();
    await node.app.inject({
      method: 'POST',
      url: sendLoginCode.path,
      headers: { 'content-type': 'application/json', 'x-language': 'bn' },
      payload: JSON.stringify(number.form),
    });
    const [message] = await postFor(node, number.kept);
    expect(message?.body).toMatch(/^\d{6} আপনার ময়দানে লগইন করার কোড/);
    expect(message?.code).toBe(message?.body.slice(0, 6));
  });
});
