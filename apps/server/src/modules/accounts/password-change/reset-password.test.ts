import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { resetByLink } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import { resetByPhone } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import { sendForgotCode } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sendAddressCode } from '@maidan/contract/accounts/login/send-address-code.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { SettingValue } from '#settings/settings.ts';
import { asOwner } from '#testing/as-owner.ts';
import { codeFor, giveContacts, newBrowser, newNumber, postFor, wrongCode } from '#testing/inbox.ts';
import { cookieOf, PASSWORD, uniqueName } from '#testing/test-app.ts';

let standard: SettingValue<'whitelabel'>;
const lines: string[] = [];
const database = await databaseForThisFile();
const node = await nodeForThisFile({ ...database, logStream: { write: (line) => void lines.push(line) } });
beforeAll(async () => {
  standard = await node.app.platform.settings.get('whitelabel');
});
afterEach(() => node.app.platform.settings.change('whitelabel', standard));

const NEW = 'a quite new password 9';
const offer = (change: Partial<SettingValue<'whitelabel'>>) =>
  node.app.platform.settings.change('whitelabel', { ...standard, ...change });
const codeIn = (body: { success: boolean }) => ('code' in body ? body.code : 'OK');
const enter = async (username: string, password: string) =>
  (await node.callAs(null, login, { type: 'username', username, password })).status;

async function memberWithMail() {
  const member = await node.registerAndLogin();
  const email = `${member.username}@mail.example`;
  await giveContacts(node, member.memberId, { email });
  return { ...member, email };
}
const forgot = async (username: string, email: string) =>
  (await node.callAs(null, forgotByEmail, { username, email })).body;
const linkFor = async (email: string) => new URL((await postFor(node, email))[0]?.link ?? '');
const reset = async (code: string, newPassword = NEW) =>
  (await node.callAs(null, resetByLink, { code, newPassword, confirmNewPassword: newPassword })).body;

const BROWSER = newBrowser();
const byPhone = (
  form: { countryDialingCode: string; mobileNum: string },
  verificationCode: string,
  newPassword = NEW,
) => node.callAs(BROWSER, resetByPhone, { ...form, verificationCode, newPassword });
async function memberWithPhone() {
  const member = await memberWithMail();
  const number = newNumber();
  await giveContacts(node, member.memberId, { mobile: number.kept });
  return { member, number };
}

describe('by mail', () => {
  test('[PWD-02] T23: an unknown pair is told, or with the flag not; nothing is sent either way', async () => {
    const { username, email } = await memberWithMail();
    const other = await memberWithMail();
    expect(codeIn(await forgot(username, other.email))).toBe('ACCOUNT_UNKNOWN');
    await offer({ hideUnknownAccounts: true });
    const [known, unknown] = [await forgot(username, email), await forgot(uniqueName(), 'no@mail.example')];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ success: true, value: { sent: true } });
    expect(codeIn(await forgot(uniqueName(), 'no@mail.example'))).toBe('CODE_TOO_SOON');
    expect([await postFor(node, other.email), await postFor(node, 'no@mail.example')]).toEqual([[], []]);
  });

  test('[PWD-02] an invented, used or old link sets nothing', async () => {
    const { username, email } = await memberWithMail();
    expect(codeIn(await reset('A'.repeat(43)))).toBe('LINK_INVALID');
    await forgot(username, email);
    const code = (await linkFor(email)).hash.slice(1);
    await database.db.query(sql`
      update ticket set expires_at = expires_at - interval '30 minutes' where purpose = 'reset-link'`);
    expect(codeIn(await reset(code))).toBe('LINK_INVALID');
    expect(await enter(username, PASSWORD)).toBe(200);
  });

  test('[PWD-02] a real mail over SMTP brings a link that works once, for fifty at the same moment too', async () => {
    const { username, email, token, cookie } = await memberWithMail();
    expect(codeIn(await forgot(username.toUpperCase(), email.toUpperCase()))).toBe('OK');
    const [mail] = await postFor(node, email);
    expect(mail).toMatchObject({ kind: 'mail', subject: 'Set a new Maidan password' });
    const link = await linkFor(email);
    expect(link.pathname).toBe('/reset');
    const code = link.hash.slice(1);
    expect(codeIn(await reset(code, 'password123'))).toBe('PASSWORD_WEAK');
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(code)));
    expect(answers.filter((body) => body.success)).toEqual([
      { success: true, value: { username, site: 'member' }, message: '' },
    ]);
    expect((await node.callAs({ token, cookie }, getMemberInfo, {})).status).toBe(401);
    expect([await enter(username, PASSWORD), await enter(username, NEW)]).toEqual([401, 200]);
    expect((await postFor(node, email))[0]?.body).toContain('was reset');
    expect(lines.join('')).not.toContain(code);
  });

  test('[PWD-02] [I18-01] the mail speaks Bengali where the page does', async () => {
    const { username, email } = await memberWithMail();
    await node.app.inject({
      method: 'POST',
      url: forgotByEmail.path,
      headers: { 'content-type': 'application/json', 'x-language': 'bn' },
      payload: JSON.stringify({ username, email }),
    });
    const [mail] = await postFor(node, email);
    expect(mail?.subject).toBe('ময়দানে নতুন পাসওয়ার্ড দিন');
    expect(mail?.body).toContain('৩০ মিনিট');
  });

  test('T31: an address with a line break or a second address reaches nobody else', async () => {
    const { username } = await memberWithMail();
    for (const email of ['a@mail.example\r\nBcc: b@mail.example', 'a@mail.example, b@mail.example'])
      expect(codeIn(await forgot(username, email))).toBe('BAD_REQUEST');
    expect(await postFor(node, 'b@mail.example')).toEqual([]);
  });

  test('[PWD-02] an address that is none gets the format rule, whether the name is known or not', async () => {
    const { username } = await memberWithMail();
    for (const name of [username, 'nobody']) {
      const answer = await forgot(name, 'not-an-address');
      expect(answer).toMatchObject({ code: 'BAD_REQUEST', fields: { email: expect.any(String) } });
    }
  });

  test('[PWD-02] the form post of the specification does what JSON does, and no other call takes one', async () => {
    const { username, email } = await memberWithMail();
    const post = (url: `/${string}`, fields: Record<string, string>) =>
      node.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const unknown = await post(forgotByEmail.path, { username, email, nobodyKnowsThis: '1' });
    expect(unknown.json()).toMatchObject({ code: 'BAD_REQUEST' });
    const sent = await post(forgotByEmail.path, { username, email });
    expect(sent.json()).toMatchObject({ success: true, value: { sent: true } });
    expect((await postFor(node, email))[0]?.link).toContain('/reset#');
    expect((await post(sendForgotCode.path, { mobileNum: '1' })).statusCode).toBe(415);
  });

  test('[SET-03] is refused where it is not offered', async () => {
    await offer({ forgotByEmail: false });
    expect(codeIn(await forgot('anybody', 'a@mail.example'))).toBe('FEATURE_OFF');
  });
});

describe('by phone', () => {
  test('[PWD-03] a wrong code sets nothing; an unknown number hears the same', async () => {
    const { member, number } = await memberWithPhone();
    const unknown = newNumber();
    const sent = [
      (await node.callAs(BROWSER, sendForgotCode, number.form)).body,
      (await node.callAs(BROWSER, sendForgotCode, unknown.form)).body,
    ];
    expect(sent[1]).toEqual(sent[0]);
    expect(await postFor(node, unknown.kept)).toEqual([]);
    const code = await codeFor(node, number.kept);
    expect(codeIn((await byPhone(number.form, wrongCode(code))).body)).toBe('CODE_WRONG');
    expect(codeIn((await byPhone(unknown.form, code)).body)).toBe('CODE_WRONG');
    expect(codeIn((await byPhone(number.form, code, 'password123')).body)).toBe('PASSWORD_WEAK');
    expect(await enter(member.username, PASSWORD)).toBe(200);
  });

  test('[PWD-03] T25: logs in, ends every old session, tells the owner, and waits a day with what guards money', async () => {
    const { member, number } = await memberWithPhone();
    await node.callAs(BROWSER, sendForgotCode, number.form);
    const answer = await byPhone(number.form, await codeFor(node, number.kept));
    if (!answer.body.success) throw new Error(answer.raw.body);
    const caller = { token: answer.body.value.token ?? '', cookie: cookieOf(answer.raw) };
    expect((await node.callAs(caller, getMemberInfo, {})).status).toBe(200);
    expect((await node.callAs(member, getMemberInfo, {})).status).toBe(401);
    const payment = { password: NEW, paymentPassword: '482915', confirmPaymentPassword: '482915' };
    const held = await node.callAs(caller, setPaymentPassword, payment);
    expect(held.body).toMatchObject({ code: 'HELD_FOR_SAFETY' });
    const told = { value: { heldUntil: expect.any(String), heldBecause: 'phoneReset' } };
    expect((await node.callAs(caller, getWithdrawalDesk, {})).body).toMatchObject(told);
    expect((await node.callAs(caller, getSecurity, {})).body).toMatchObject(told);
    expect((await postFor(node, member.email))[0]?.body).toContain('was reset');
  });

  test('T25: the new password alone does not end the waiting; with a second step it does', async () => {
    const { member, number } = await memberWithPhone();
    await node.callAs(BROWSER, sendForgotCode, number.form);
    await byPhone(number.form, await codeFor(node, number.kept));
    const again = await node.callAs(null, login, {
      type: 'username',
      username: member.username,
      password: NEW,
    });
    if (!again.body.success) throw new Error(again.raw.body);
    const { token, verification } = again.body.value;
    expect([token, verification?.ways.map(({ way }) => way)]).toEqual([null, ['email']]);
    // The reason that is said is the true one: the day of waiting, and until when.
    const [row] = await database.db.query<{ until: Date }>(
      sql`select held_until as until from member where id = ${member.memberId}::bigint`,
    );
    expect(verification).toMatchObject({
      reason: 'held',
      heldUntil: row?.until.toISOString(),
      heldBecause: 'phoneReset',
    });
    const ticket = verification?.ticket ?? '';
    await asOwner(database.url, `update message_sent set at = at - interval '2 minutes'`);
    await node.callAs(null, sendAddressCode, { ticket, way: 'email' });
    const code = await codeFor(node, member.email);
    const proved = await node.callAs(null, verifyAddress, { way: 'email', ticket, code });
    if (!proved.body.success) throw new Error(proved.raw.body);
    const caller = { token: proved.body.value.token ?? '', cookie: cookieOf(proved.raw) };
    const payment = { password: NEW, paymentPassword: '482915', confirmPaymentPassword: '482915' };
    expect((await node.callAs(caller, setPaymentPassword, payment)).body).toMatchObject({ success: true });
  });

  test('[PWD-03] [SET-03] is refused where it is not offered', async () => {
    await offer({ forgotByPhone: false });
    const { form } = newNumber();
    expect(codeIn((await node.callAs(BROWSER, sendForgotCode, form)).body)).toBe('FEATURE_OFF');
    expect(codeIn((await byPhone(form, '123456')).body)).toBe('FEATURE_OFF');
  });
});
