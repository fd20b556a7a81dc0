import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { sendForgotCode } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { workOf, type Work } from '#testing/count-work.ts';
import { whileClockStands } from '#testing/clocks/held-clock.ts';
import { giveContacts, newNumber, postFor } from '#testing/inbox.ts';
import { uniqueName, type From } from '#testing/test-app.ts';

/**
 * T23 without a clock: whoever is known and whoever is not cost the same statements in the same order and the same number
 * of password checks, and hear the same. `npm run bench -- login` looks at the time.
 */
const counts = vi.hoisted(() => ({ verifications: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof real.hash = (text) => real.hash(text, { memoryCost: 256, timeCost: 1, parallelism: 1 });
  const verify: typeof real.verify = (...args) => {
    counts.verifications += 1;
    return real.verify(...args);
  };
  return { ...real, hash, verify };
});

/** Deliveries that begin after the answer: held here, so that they are counted for themselves. */
const deliveries: (() => Promise<void>)[] = [];
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  const { settings, messages } = node.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), hideUnknownAccounts: true });
  vi.spyOn(messages, 'later').mockImplementation((deliver) => void deliveries.push(deliver));
  // What is made once and kept (the hash nobody knows, the settings) is made here.
  await tryName(uniqueName());
});
afterEach(() => database.db.query(sql`delete from throttle`));

const tryName = async (username: string, from: From = { ip: '198.51.100.7' }) =>
  (await node.callAs(from, login, { type: 'username', username, password: 'not the password' })).raw;

type Seen = { answer: unknown; work: Work };
/** The settings are remembered for seconds: whose call reads them anew is a matter of the moment, not of the name. */
async function see(call: () => Promise<LightMyRequestResponse>): Promise<Seen> {
  const { answer, work } = await workOf(call, { verifications: () => counts.verifications });
  const { requestId: _id, ...body } = answer.json<Record<string, unknown>>();
  const statements = work.statements.filter((statement) => !statement.includes('from setting '));
  return {
    answer: [answer.statusCode, body, withoutValue(answer.headers['set-cookie'])],
    work: { ...work, statements },
  };
}

/** Who asks for a code gets a cookie that is anybody's guess: that they get one, and which, is all that may be seen. */
const withoutValue = (cookie: LightMyRequestResponse['headers']['set-cookie']) =>
  typeof cookie === 'string' ? cookie.replace(/=[^;]+/, '=') : cookie;

async function memberWith(change: { mobile?: string; email?: string } = {}) {
  const member = await node.registerAndLogin();
  await giveContacts(node, member.memberId, change);
  return member;
}
const close = (memberId: string) =>
  database.db.query(sql`update member set status = 'closed' where id = ${memberId}::bigint`);

async function tryEach(names: readonly string[], ip: string): Promise<Seen[][]> {
  const seen: Seen[][] = [];
  for (const name of names) {
    const attempts: Seen[] = [];
    for (let count = 0; count < 4; count += 1) attempts.push(await see(() => tryName(name, { ip })));
    seen.push(attempts);
    await database.db.query(sql`delete from throttle`);
  }
  return seen;
}

test('T23: login: known, without a password, closed and unknown names do the same work, at a strange address and at the own', async () => {
  const [known, passwordless, closed] = [await memberWith(), await memberWith(), await memberWith()];
  await database.db.query(sql`
    update member set has_password = false where id = ${passwordless.memberId}::bigint`);
  await close(closed.memberId);
  const names = [known.username, passwordless.username, closed.username, uniqueName()];
  for (const ip of ['203.0.113.5', '127.0.0.1']) {
    // The fourth finds the door shut, however long the first three took.
    const seen = await whileClockStands(database.url, () => tryEach(names, ip));
    const [first] = seen;
    expect(first?.map(({ work }) => work.verifications)).toEqual([1, 1, 1, 0]);
    expect(first?.[0]?.work.statements.length).toBeGreaterThan(5);
    for (const other of seen) expect(other).toEqual(first);
  }
});

test('[PWD-02] T23: forgot by mail: known, of another name, closed and unknown do the same work before the answer', async () => {
  const mails = Array.from({ length: 4 }, () => `${uniqueName()}@mail.example`);
  const [known = '', other = '', shut = '', nobody = ''] = mails;
  const member = await memberWith({ email: known });
  await memberWith({ email: other });
  const closed = await memberWith({ email: shut });
  await close(closed.memberId);
  const pairs = [
    [member.username, known],
    [member.username, other],
    [closed.username, shut],
    [uniqueName(), nobody],
  ] as const;
  const seen: Seen[] = [];
  const begun: number[] = [];
  for (const [username, email] of pairs) {
    seen.push(await see(async () => (await node.callAs(null, forgotByEmail, { username, email })).raw));
    begun.push(deliveries.splice(0).length);
  }
  for (const one of seen) expect(one).toEqual(seen[0]);
  expect(seen[0]).toMatchObject({ answer: [200, { success: true }, undefined], work: { verifications: 0 } });
  expect(begun).toEqual([1, 0, 0, 0]);
});

test.each([
  ['[PWD-03] T23: forgot by phone', sendForgotCode],
  ['[LOG-07] T23: login by SMS', sendLoginCode],
])(
  '%s: known, closed, unproved and unknown numbers do the same work before the answer',
  async (_what, send) => {
    const [known, shut, unproved, nobody] = [newNumber(), newNumber(), newNumber(), newNumber()];
    await memberWith({ mobile: known.kept });
    await close((await memberWith({ mobile: shut.kept })).memberId);
    const { memberId } = await memberWith({ mobile: unproved.kept });
    await database.db.query(sql`update member set mobile_verified_at = null where id = ${memberId}::bigint`);
    const seen: Seen[] = [];
    for (const { form } of [known, shut, unproved, nobody])
      seen.push(await see(async () => (await node.callAs(null, send, form)).raw));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({
      answer: [200, { success: true }, expect.stringMatching(/^maidan-half-codes=;/)],
      work: { verifications: 0 },
    });
    await Promise.all(deliveries.splice(0).map((deliver) => deliver()));
    expect(await postFor(node, known.kept)).toHaveLength(1);
    for (const { kept } of [unproved, nobody]) expect(await postFor(node, kept)).toEqual([]);
  },
);
