import { login } from '@maidan/contract/accounts/login/login.ts';
import { describe, expect, test, vi } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { solvedCaptcha, waitOutThrottles } from '#testing/solve-captcha.ts';
import { createTestApp, PASSWORD, uniqueName, type From } from '#testing/test-app.ts';

// Two thousand attempts at full strength would only heat the room. Known and unknown names stay alike: both are cheap.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof real.hash = (text) => real.hash(text, { memoryCost: 256, timeCost: 1, parallelism: 1 });
  return { ...real, hash };
});

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

type Captcha = { id: string; proof: string };

const ask = (username: string, password: string, from: From | null = null, captcha?: Captcha, at = node) =>
  at.callAs(from, login, {
    type: 'username',
    username,
    password,
    ...(captcha === undefined ? {} : { captcha }),
  });
const codeOf = ({ body }: Awaited<ReturnType<typeof ask>>) => (body.success ? 'OK' : body.code);
const failuresOf = async (key: string) => {
  const [row] = await database.db.query<{ failures: number }>(
    sql`select failures from throttle where key = ${key}`,
  );
  return row?.failures ?? 0;
};
const openSessions = async (memberId: string) =>
  (
    await database.db.query(sql`
      select from session where member_id = ${memberId}::bigint and ended_at is null`)
  ).length;

const strangeAddress = (index: number) => ({ ip: `198.18.${index}.1` });

const noted = async (memberId: string) =>
  (
    await database.db.query<{ kind: string }>(
      sql`select kind from security_event where member_id = ${memberId}::bigint`,
    )
  ).map(({ kind }) => kind);

describe('T24: guessing at one account', () => {
  test('the pause doubles, never grows beyond a quarter of an hour, and a success forgets it', async () => {
    const { username } = await node.registerAndLogin();
    const pauses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await ask(username, 'wrong', null, await solvedCaptcha(node));
      const [row] = await database.db.query<{ seconds: number | null }>(sql`
        select round(extract(epoch from locked_until - last_failed_at))::int as seconds
        from throttle where key = ${`pair:${username}|127.0.0.1`}`);
      pauses.push(row?.seconds ?? 0);
      await waitOutThrottles(node);
    }
    expect(pauses).toEqual([0, 0, 1, 2, 4, 8]);
    await database.db.query(sql`update throttle set failures = 5000 where key like ${`%${username}%`}`);
    await ask(username, 'wrong', null, await solvedCaptcha(node));
    const [longest] = await database.db.query<{ seconds: number }>(sql`
      select max(extract(epoch from locked_until - platform_now()))::int as seconds from throttle`);
    expect(longest?.seconds).toBeLessThanOrEqual(900);
    await waitOutThrottles(node);
    expect(codeOf(await ask(username, PASSWORD, null, await solvedCaptcha(node)))).toBe('OK');
    expect(await failuresOf(`pair:${username}|127.0.0.1`)).toBe(0);
  });

  test('a shut door is shut for the right password too, and says for how long, for unknown names alike', async () => {
    const { username } = await node.registerAndLogin();
    for (const name of [username, uniqueName()]) {
      for (let count = 0; count < 3; count += 1)
        expect(codeOf(await ask(name, 'wrong'))).toBe('LOGIN_FAILED');
      const shut = await ask(name, PASSWORD);
      expect([shut.status, codeOf(shut)]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(shut.raw.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('[LOG-05] the third failure says that the next attempt needs a captcha; known and unknown names alike', async () => {
    const { username } = await node.registerAndLogin();
    for (const name of [username, uniqueName()]) {
      const flags = [];
      for (let count = 0; count < 3; count += 1) {
        const { body } = await ask(name, 'wrong');
        flags.push(!body.success && body.captcha === true);
      }
      expect(flags).toEqual([false, false, true]);
      await waitOutThrottles(node);
      expect(codeOf(await ask(name, 'wrong'))).toBe('CAPTCHA_REQUIRED');
      expect(codeOf(await ask(name, 'wrong', null, await solvedCaptcha(node)))).toBe('LOGIN_FAILED');
    }
  });

  test('many guesses at the same moment are counted one by one', async () => {
    const { username } = await node.registerAndLogin();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(username, 'wrong')));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(3);
    expect(await failuresOf(`pair:${username}|127.0.0.1`)).toBeLessThanOrEqual(4);
  });

  test('many right ones at the same moment are all let in, also behind two wrong ones, and nothing is noted', async () => {
    const { username, memberId } = await node.registerAndLogin();
    // Strange addresses each, one strange address, and one of the account's own.
    const places: ((index: number) => From | null)[] = [strangeAddress, () => strangeAddress(99), () => null];
    for (const place of places) {
      for (let count = 0; count < 2; count += 1)
        expect(codeOf(await ask(username, 'wrong', place(0)))).toBe('LOGIN_FAILED');
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => ask(username, PASSWORD, place(index))),
      );
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'OK'));
      expect(await failuresOf(`account:${username}`)).toBe(0);
    }
    expect(await noted(memberId)).not.toContain('login-throttled');
  });

  test('wrong ones at the same moment, each from another address, get three looks together', async () => {
    const { username, memberId } = await node.registerAndLogin();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(username, 'wrong', strangeAddress(index))),
    );
    expect(answers.map(codeOf).filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3);
    expect((await noted(memberId)).filter((kind) => kind === 'login-failed')).toHaveLength(3);
  });

  test('[LOG-05] one account’s failures ask nothing of its neighbours; thirty of one address ask everybody, and name nobody', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    const from = { ip: '192.0.2.9' };
    const [mistyped, neighbour] = [await node.registerAndLogin(), await node.registerAndLogin()];
    for (let count = 0; count < 3; count += 1) await ask(mistyped.username, 'wrong', from, undefined, strict);
    await waitOutThrottles(strict);
    expect(codeOf(await ask(mistyped.username, PASSWORD, from, undefined, strict))).toBe('CAPTCHA_REQUIRED');
    expect(codeOf(await ask(neighbour.username, PASSWORD, from, undefined, strict))).toBe('OK');
    // A password tried on everybody.
    await database.db.query(sql`update throttle set failures = 28 where key = ${`address:${from.ip}`}`);
    for (const name of [uniqueName(), uniqueName()])
      expect(codeOf(await ask(name, 'wrong', from, undefined, strict))).toBe('LOGIN_FAILED');
    expect(codeOf(await ask(neighbour.username, PASSWORD, from, undefined, strict))).toBe('CAPTCHA_REQUIRED');
    expect(await noted(mistyped.memberId)).toContain('login-throttled');
    expect(await noted(neighbour.memberId)).not.toContain('login-throttled');
    expect(codeOf(await ask(uniqueName(), 'wrong', { ip: '192.0.2.10' }, undefined, strict))).toBe(
      'LOGIN_FAILED',
    );
    await strict.close();
  });
});

// Ten thousand are `npm run bench -- storm`.
test('T24: a thousand wrong logins from two hundred addresses let nobody in and lock nobody out for good', async () => {
  const member = await node.registerAndLogin();
  const before = await openSessions(member.memberId);
  const addresses = Array.from(
    { length: 200 },
    (_, index) => `10.${index % 40}.${index}.${(index % 250) + 1}`,
  );
  const seen = new Map<string, number>();
  for (let start = 0; start < 1_000; start += 50) {
    const batch = Array.from({ length: 50 }, async (_, index) => {
      const ip = addresses[(start + index) % addresses.length] ?? '';
      const captcha = await solvedCaptcha(node, ip);
      return codeOf(await ask(member.username, `guess ${start + index}`, { ip }, captcha));
    });
    for (const code of await Promise.all(batch)) seen.set(code, (seen.get(code) ?? 0) + 1);
    // An attacker who waits as long as he must.
    await waitOutThrottles(node);
  }
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(1_000);
  expect([...seen.keys()].toSorted()).toEqual(['LOGIN_FAILED', 'TOO_MANY_REQUESTS']);
  expect(await openSessions(member.memberId)).toBe(before);

  // The storm goes on, and the owner comes in from home without waiting for anybody.
  for (let count = 0; count < 3; count += 1) {
    const ip = addresses[count] ?? '';
    await ask(member.username, 'wrong', { ip }, await solvedCaptcha(node, ip));
  }
  const home = await ask(member.username, PASSWORD, null, await solvedCaptcha(node));
  expect(codeOf(home)).toBe('OK');
  // From anywhere else the owner waits at most as long as the longest pause.
  await ask(member.username, 'wrong', { ip: '10.9.9.9' }, await solvedCaptcha(node, '10.9.9.9'));
  await waitOutThrottles(node);
  const abroad = await ask(
    member.username,
    PASSWORD,
    { ip: '10.8.8.8' },
    await solvedCaptcha(node, '10.8.8.8'),
  );
  expect(codeOf(abroad)).toBe('OK');
});

test('T23: five hundred known and five hundred unknown names: one status, one body', async () => {
  const known: string[] = [];
  for (let count = 0; count < 20; count += 1) known.push((await node.registerAndLogin()).username);
  const bodies = new Set<string>();
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(
      [...known, ...known.map(() => uniqueName())].map(async (name) => {
        const { status, raw } = await ask(name, 'not the password');
        const { requestId: _id, ...body } = raw.json<Record<string, unknown>>();
        bodies.add(JSON.stringify([status, body, raw.headers['set-cookie']]));
      }),
    );
    await database.db.query(sql`delete from throttle`);
  }
  expect(bodies.size).toBe(1);
  expect([...bodies][0]).toContain('LOGIN_FAILED');
});
