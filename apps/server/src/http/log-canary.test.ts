import { HAND_OVER_CODE_PARAM } from '@maidan/contract/constants.ts';
import { changePassword } from '@maidan/contract/accounts/password-change/change-password.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { resetByLink } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import { collectHandOver } from '@maidan/contract/accounts/hand-over/collect-hand-over.ts';
import { confirmHandOver } from '@maidan/contract/accounts/hand-over/confirm-hand-over.ts';
import { createHandOver } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import { exchangeHandOver } from '@maidan/contract/accounts/hand-over/exchange-hand-over.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import {
  cookieOf,
  createTestApp,
  registerInput,
  uniqueName,
  type Answer,
  type Caller,
  type TestApp,
} from '#testing/test-app.ts';

let node: TestApp;
const lines: string[] = [];

const database = await databaseForThisFile();
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  node = await createTestApp({ ...database, logStream, logLevel: 'trace' });
});
afterAll(async () => {
  await node.close();
});

const PASSWORD = 'Canary-in-the-mine-7';
const NEW_PASSWORD = 'Canary-set-free-again-8';

function valueOf<O extends Parameters<TestApp['callAs']>[1]>({ body, raw }: Answer<O>) {
  if (!body.success) throw new Error(raw.body);
  return body.value;
}

/** Everything that was given out or typed in, one by one. */
async function walkEveryWay(): Promise<Record<string, string>> {
  const username = uniqueName();
  const opened = await node.callAs(null, register, registerInput(username, PASSWORD));
  const credentials = { type: 'username', username } as const;
  await node.callAs(null, login, { ...credentials, password: `${PASSWORD}!` });
  const entered = await node.callAs(null, login, { ...credentials, password: PASSWORD });
  const caller = { token: valueOf(entered).token ?? '', cookie: cookieOf(entered.raw) };
  const handed = await handOver(caller);
  const changed = await node.callAs(caller, changePassword, {
    oldPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  });
  const rotated = { token: valueOf(changed).token, cookie: cookieOf(changed.raw) };
  const link = 'Canary-code-of-a-mailed-link';
  const reset = { code: link, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  await node.callAs(null, resetByLink, reset);
  await mistakes(rotated);
  await node.callAs(rotated, logout, {});
  return {
    password: PASSWORD,
    'new password': NEW_PASSWORD,
    'token of the registration': valueOf(opened).token ?? '',
    token: caller.token,
    half: halfOf(caller),
    'token after the change': rotated.token,
    'half after the change': halfOf(rotated),
    'code of a mailed link': link,
    ...handed,
  };
}

const halfOf = ({ cookie }: Required<Caller>) => cookie.split('=')[1] ?? '';

async function handOver(caller: Caller): Promise<Record<string, string>> {
  const { id, url } = valueOf(await node.callAs(caller, createHandOver, {}));
  const code = new URL(url).searchParams.get(HAND_OVER_CODE_PARAM) ?? '';
  const scanned = valueOf(await node.callAs(null, exchangeHandOver, { code }));
  if (scanned.state !== 'waiting') throw new Error(scanned.state);
  await node.callAs(caller, confirmHandOver, { id, allow: true });
  const collected = await node.callAs(null, collectHandOver, { ticket: scanned.ticket });
  const got = valueOf(collected);
  if (got.state !== 'loggedIn') throw new Error(got.state);
  return {
    'hand-over code': code,
    'hand-over ticket': scanned.ticket,
    'handed-over token': got.login.token ?? '',
    'handed-over half': cookieOf(collected.raw).split('=')[1] ?? '',
  };
}

/** What people and broken pages do: secrets in addresses, in bodies that cannot be read, in the wrong header. */
async function mistakes({ token, cookie }: Required<Caller>): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const bad = [
    { url: `/wps/member/info?token=${token}`, headers: { cookie } },
    { url: `/wps/nothing/${token}` },
    { method: 'POST', url: login.path, headers: json, payload: `{"password":"${PASSWORD}"` },
    { method: 'POST', url: login.path, headers: json, payload: JSON.stringify({ password: PASSWORD }) },
    { method: 'POST', url: login.path, headers: { 'content-type': `text/${PASSWORD}` }, payload: PASSWORD },
    { url: '/wps/member/info', headers: { authorization: `Bearer ${token}x`, 'x-request-id': PASSWORD } },
  ] as const;
  for (const request of bad) await node.app.inject(request);
}

test('[LOG-12] T1: no password, token, code or ticket is in any line of the log, at its most talkative', async () => {
  const secrets = await walkEveryWay();
  const log = lines.join('');
  expect(log).toContain('"operation":"exchangeHandOver"');
  expect(log).toContain('"operation":"changePassword"');
  for (const [what, secret] of Object.entries(secrets)) {
    expect([what, secret.length > 15]).toEqual([what, true]);
    expect([what, log.includes(secret)]).toEqual([what, false]);
  }
});

test('[LOG-12] and none is in a row of the database as it was given out', async () => {
  const secrets = await walkEveryWay();
  const tables = await database.db.query<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')`);
  for (const { name } of tables) {
    const rows = await database.db.query<{ t: string }>({
      text: `select t::text from "${name}" t`,
      values: [],
    });
    const all = rows.map(({ t }) => t).join('\n');
    for (const [what, secret] of Object.entries(secrets))
      expect([name, what, all.includes(secret)]).toEqual([name, what, false]);
  }
});
