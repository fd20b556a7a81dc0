import { bindContact } from '@maidan/contract/accounts/contacts/bind-contact.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { sendContactCode } from '@maidan/contract/accounts/contacts/send-contact-code.ts';
import { sendForgotCode } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { codeFor, newBrowser, newNumber, postFor, wrongCode } from '#testing/inbox.ts';
import { cookieOf, uniqueName, type MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const codeOf = (answer: { body: object }) => ('code' in answer.body ? answer.body.code : 'OK');
const newAddress = () => `${uniqueName()}@example.com`;

async function askMobile(
  member: MemberCaller,
  number: ReturnType<typeof newNumber>,
  password = member.password,
) {
  return node.callAs(member, sendContactCode, { kind: 'mobile', ...number.form, password });
}
async function askEmail(member: MemberCaller, email: string) {
  return node.callAs(member, sendContactCode, { kind: 'email', email, password: member.password });
}
const ticketOf = ({ body }: Awaited<ReturnType<typeof askMobile>>) => (body.success ? body.value.ticket : '');
const bind = (member: MemberCaller, ticket: string, verificationCode: string) =>
  node.callAs(member, bindContact, { ticket, verificationCode });

const rowOf = async ({ memberId }: MemberCaller) => {
  const [row] = await database.db.query<{
    mobile: string;
    email: string;
    proved: boolean;
    held: boolean;
  }>(sql`
    select mobile, email, mobile_verified_at is not null as proved, held_until > platform_now() as held
    from member where id = ${memberId}::bigint`);
  return row;
};

async function bound(number = newNumber()) {
  const member = await node.registerAndLogin();
  const ticket = ticketOf(await askMobile(member, number));
  await bind(member, ticket, await codeFor(node, number.kept));
  return { member, number };
}

describe('what is refused, and changes nothing', () => {
  test('[MEM-14] [LOG-07] a number that was only typed gets no code to log in or to set a new password', async () => {
    const member = await node.registerAndLogin();
    const number = newNumber();
    await database.db.query(
      sql`update member set mobile = ${number.kept} where id = ${member.memberId}::bigint`,
    );
    const browser = newBrowser();
    await node.callAs(browser, sendLoginCode, number.form);
    await asOwner(database.url, `update message_sent set at = at - interval '2 minutes'`);
    await node.callAs(browser, sendForgotCode, number.form);
    expect(await postFor(node, number.kept)).toEqual([]);
  });

  test('[MEM-14] what is known can be confirmed with the password alone, and only while it is not', async () => {
    const member = await node.registerAndLogin();
    const ask = (password: string) => node.callAs(member, sendContactCode, { kind: 'knownEmail', password });
    expect(codeOf(await ask(member.password))).toBe('NOT_FOUND');
    const email = newAddress();
    await database.db.query(sql`
      update member set email = ${email}, email_key = ${email} where id = ${member.memberId}::bigint`);
    expect(codeOf(await ask('not the password'))).toBe('PASSWORD_WRONG');
    const sent = await ask(member.password);
    expect(sent.raw.body).not.toContain(email);
    expect(codeOf(await bind(member, ticketOf(sent), await codeFor(node, email)))).toBe('OK');
    expect(codeOf(await ask(member.password))).toBe('NOT_FOUND');
  });

  test('[MEM-14] a wrong password sends no code; a wrong code binds nothing', async () => {
    const [member, number] = [await node.registerAndLogin(), newNumber()];
    expect(codeOf(await askMobile(member, number, 'not mine'))).toBe('PASSWORD_WRONG');
    expect(await postFor(node, number.kept)).toEqual([]);
    const ticket = ticketOf(await askMobile(member, number));
    const wrong = wrongCode(await codeFor(node, number.kept));
    expect(codeOf(await bind(member, ticket, wrong))).toBe('CODE_WRONG');
    expect((await rowOf(member))?.mobile).toBeNull();
  });

  test('[MEM-14] somebody else with the ticket and the code; a ticket used twice', async () => {
    const [member, other, number] = [
      await node.registerAndLogin(),
      await node.registerAndLogin(),
      newNumber(),
    ];
    const ticket = ticketOf(await askMobile(member, number));
    const code = await codeFor(node, number.kept);
    expect(codeOf(await bind(other, ticket, code))).toBe('TICKET_INVALID');
    expect(codeOf(await bind(member, ticket, code))).toBe('OK');
    expect(codeOf(await bind(member, ticket, code))).toBe('TICKET_INVALID');
    expect((await rowOf(other))?.mobile).toBeNull();
  });

  test('[MEM-14] a number that somebody has proved, also since the code was sent; and the own one again', async () => {
    const { member: owner, number } = await bound();
    const member = await node.registerAndLogin();
    expect(codeOf(await askMobile(member, number))).toBe('MOBILE_TAKEN');
    expect(codeOf(await askMobile(owner, number))).toBe('CONTACT_SAME');
    const late = newNumber();
    const ticket = ticketOf(await askMobile(member, late));
    const code = await codeFor(node, late.kept);
    await database.db.query(sql`
      update member set mobile = ${late.kept}, mobile_verified_at = platform_now() where id = ${owner.memberId}::bigint`);
    expect(codeOf(await bind(member, ticket, code))).toBe('MOBILE_TAKEN');
    expect((await rowOf(member))?.mobile).toBeNull();
  });

  test('[MEM-14] what is no address; a session that came about without the password', async () => {
    const member = await node.registerAndLogin();
    expect(codeOf(await askEmail(member, 'not an address'))).toBe('BAD_REQUEST');
    await database.db.query(sql`
      update session set held_until = platform_now() + interval '5 hours' where member_id = ${member.memberId}::bigint`);
    expect(codeOf(await askEmail(member, newAddress()))).toBe('HELD_FOR_SAFETY');
  });
});

describe('what is bound', () => {
  test('[MEM-14] a first number is proved, makes nobody wait, and shows masked', async () => {
    const { member, number } = await bound();
    expect(await rowOf(member)).toMatchObject({ mobile: number.kept, proved: true, held: null });
    const { body, raw } = await node.callAs(member, getSecurity, {});
    expect(body.success && [body.value.mobileProved, body.value.emailProved]).toEqual([true, false]);
    expect(raw.body).not.toContain(number.kept);
  });

  test('[MEM-14] a number that somebody else only typed goes to whoever proves it', async () => {
    const [typist, number] = [await node.registerAndLogin(), newNumber()];
    await database.db.query(
      sql`update member set mobile = ${number.kept} where id = ${typist.memberId}::bigint`,
    );
    const { member } = await bound(number);
    expect((await rowOf(member))?.mobile).toBe(number.kept);
    expect((await rowOf(typist))?.mobile).toBeNull();
  });

  test('[MEM-14] T25: a changed number is told to the old one, and the next plain login moves no money for a day', async () => {
    const { member, number: old } = await bound();
    const number = newNumber();
    const ticket = ticketOf(await askMobile(member, number));
    const answer = await bind(member, ticket, await codeFor(node, number.kept));
    expect(answer.body).toMatchObject({ value: { held: true } });
    await expect
      .poll(async () => (await postFor(node, old.kept)).map(({ body }) => body).join())
      .toContain('has a new mobile number');
    expect(await rowOf(member)).toMatchObject({ mobile: number.kept, held: true });
    const { username, password } = member;
    const again = await node.callAs(null, login, { type: 'username', username, password });
    const token = again.body.success ? (again.body.value.token ?? '') : '';
    const form = { password, paymentPassword: '482915', confirmPaymentPassword: '482915' };
    const caller = { token, cookie: cookieOf(again.raw) };
    expect(codeOf(await node.callAs(caller, setPaymentPassword, form))).toBe('HELD_FOR_SAFETY');
    const desk = await node.callAs(caller, getWithdrawalDesk, {});
    expect(desk.body).toMatchObject({ value: { heldBecause: 'contactChanged' } });
  });

  test('[MEM-14] an address is bound by the code in its mailbox, and the number hears of it', async () => {
    const { member, number } = await bound();
    const email = newAddress();
    const ticket = ticketOf(await askEmail(member, ` ${email.toUpperCase()} `));
    expect(codeOf(await bind(member, ticket, await codeFor(node, email)))).toBe('OK');
    expect((await rowOf(member))?.email?.toLowerCase()).toBe(email);
    await expect
      .poll(async () => (await postFor(node, number.kept)).map(({ body }) => body).join())
      .toContain('new e-mail address');
    expect(codeOf(await askEmail(member, email))).toBe('CONTACT_SAME');
  });

  test('[MEM-14] of two accounts that prove one number at the same moment one gets it', async () => {
    const number = newNumber();
    const people = [await node.registerAndLogin(), await node.registerAndLogin()];
    const tickets: string[] = [];
    for (const person of people) {
      tickets.push(ticketOf(await askMobile(person, number)));
      await asOwner(database.url, `update message_sent set at = at - interval '10 minutes'`);
    }
    const code = await codeFor(node, number.kept);
    const answers = await Promise.all(
      people.map((person, index) => bind(person, tickets[index] ?? '', code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await database.db.query(sql`select id from member where mobile = ${number.kept}`);
    expect(rows).toHaveLength(1);
  });
});
