import { confirmTotp } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { removeTotp } from '@maidan/contract/accounts/second-step/remove-totp.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { holdClock, letClockRun } from '#testing/clocks/still-clock.ts';
import { createTestApp, PASSWORD, type MemberCaller, type TestApp } from '#testing/test-app.ts';

let node: TestApp;
const database = await databaseForThisFile();
beforeAll(async () => {
  holdClock();
  node = await createTestApp(database);
});
afterAll(async () => {
  letClockRun();
  await node.close();
});

const start = async (member: MemberCaller) => {
  const { body, raw } = await node.callAs(member, startTotp, {});
  if (!body.success) throw new Error(raw.body);
  const totp = URI.parse(body.value.url);
  if (!(totp instanceof TOTP)) throw new Error('not a time-based secret');
  const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  return { ...body.value, totp, at };
};
const confirm = async (member: MemberCaller, code: string) => {
  const { body } = await node.callAs(member, confirmTotp, { code });
  return body.success ? 'OK' : body.code;
};
const remove = async (member: MemberCaller, code: string, password = PASSWORD) => {
  const { body } = await node.callAs(member, removeTotp, { code, password });
  return body.success ? 'OK' : body.code;
};
const rowOf = async ({ memberId }: MemberCaller) => {
  const [row] = await database.db.query<{ secret: Buffer | null; pending: Buffer | null }>(sql`
    select totp_secret as secret, totp_pending as pending from member where id = ${memberId}::bigint`);
  return row;
};

test('[LOG-13] nothing is in force before the first code has come back, and a wrong one changes nothing', async () => {
  const member = await node.registerAndLogin();
  expect(await confirm(member, '123456')).toBe('TICKET_INVALID');
  const { at } = await start(member);
  expect(await confirm(member, at(-3))).toBe('CODE_WRONG');
  expect((await rowOf(member))?.secret).toBeNull();
});

test('T26: codes of half a minute before and after are taken by the server’s clock, once each', async () => {
  const member = await node.registerAndLogin();
  const { at } = await start(member);
  const first = at(-1);
  expect(await confirm(member, first)).toBe('OK');
  expect(await remove(member, first)).toBe('CODE_WRONG');
  expect(await remove(member, at(1))).toBe('OK');
});

test('[LOG-13] guessing at the code is slowed down after five', async () => {
  const member = await node.registerAndLogin();
  const { at } = await start(member);
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await confirm(member, at(-20 - count)));
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'CODE_WRONG'), 'TOO_MANY_REQUESTS']);
  expect(await confirm(member, at(0))).toBe('TOO_MANY_REQUESTS');
});

test('[LOG-13] removing it needs the password as well as a code', async () => {
  const member = await node.registerAndLogin();
  const { at } = await start(member);
  await confirm(member, at(-1));
  expect(await remove(member, at(0), 'wrong')).toBe('PASSWORD_WRONG');
  expect((await rowOf(member))?.secret).not.toBeNull();
  expect(await remove(member, at(0))).toBe('OK');
  expect(await rowOf(member)).toEqual({ secret: null, pending: null });
});

test('[LOG-13] the secret comes as an otpauth address with our name, lies sealed, and fits its owner only', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const { secret, url, totp, at } = await start(member);
  expect(url).toMatch(/^otpauth:\/\/totp\/Maidan:/);
  expect([totp.issuer, totp.label, totp.secret.base32]).toEqual(['Maidan', member.username, secret]);
  const row = await rowOf(member);
  expect(row?.pending?.includes(Buffer.from(secret))).toBe(false);
  await database.db.query(sql`
    update member set totp_pending = ${row?.pending ?? null} where id = ${other.memberId}::bigint`);
  expect((await node.callAs(other, confirmTotp, { code: at(0) })).status).toBeGreaterThanOrEqual(400);
  expect((await rowOf(other))?.secret).toBeNull();
  expect(await confirm(member, at(0))).toBe('OK');
  expect((await node.callAs(member, startTotp, {})).body).toMatchObject({ code: 'OPERATION_CONFLICT' });
});
