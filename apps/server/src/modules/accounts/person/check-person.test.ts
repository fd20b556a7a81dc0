import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { SIGNATURE_HEADERS, signedText } from '@maidan/contract/seamless-wallet/signature.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { afterEach, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { listenOnLoopback } from '#testing/stand-ins/key-server.ts';
import { createTestApp, registerInput, uniqueName, type MemberCaller } from '#testing/test-app.ts';
import { PIN, readyMember } from '#testing/withdrawals.ts';
import { askAgain } from './ask-again.ts';

const YES = { age: 'yes', identity: 'yes' } as const;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
afterEach(() => node.app.platform.settings.change('simulatedChecks', YES));

const simulate = (answers: Partial<Record<'age' | 'identity', 'yes' | 'no' | 'pending'>>) =>
  node.app.platform.settings.change('simulatedChecks', { ...YES, ...answers });
const depositOf = async (member: MemberCaller, at = node) => {
  const wish = { operationId: randomUUID(), methodId: 'sandbox-pay', amount: '500.00' };
  const { body } = await at.callAs(member, startDeposit, wish);
  return body.success ? 'begun' : body.code;
};
const withdrawOf = async ({ member, accountId }: Awaited<ReturnType<typeof readyMember>>) => {
  const wish = { operationId: randomUUID(), accountId, amount: '500.00', paymentPassword: PIN };
  const { body } = await node.callAs(member, requestWithdrawal, wish);
  return body.success ? 'requested' : body.code;
};
const checksOf = async ({ memberId }: MemberCaller) => {
  const rows = await database.db.query<{ kind: string; state: string; provider: string }>(sql`
    select kind, state, provider from person_check where member_id = ${memberId}::bigint order by kind`);
  return rows.map(({ kind, state, provider }) => `${kind} ${state} by ${provider}`);
};
const moneyOf = async ({ memberId }: MemberCaller) =>
  database.db.query(sql`
    select (select count(*)::int from deposit where member_id = ${memberId}::bigint) as deposits,
           (select count(*)::int from withdrawal where member_id = ${memberId}::bigint) as withdrawals`);

const shown = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, getSecurity, {});
  if (!body.success) throw new Error(body.code);
  return body.value.checks;
};

test('[MEM-04] the member reads how the check stands, and goes to the provider’s page while it waits', async () => {
  const member = await node.registerAndLogin();
  expect((await shown(member)).identity).toEqual({ state: 'unchecked', page: null });
  await simulate({ identity: 'pending' });
  await depositOf(member);
  const { state, page } = (await shown(member)).identity;
  expect([state, page]).toEqual(['pending', expect.stringMatching(/\/sandbox\/person\/[a-f0-9-]{36}$/)]);
  const url = new URL(page ?? '').pathname;
  const say = (choice: string, at = url) =>
    node.app.inject({
      method: 'POST',
      url: at,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    });
  // Nobody's question, another word, and what is no reference decide nothing.
  expect((await say('yes', `/sandbox/person/${randomUUID()}`)).statusCode).toBe(404);
  expect((await say('yes', '/sandbox/person/..%2f1')).statusCode).toBe(404);
  await say('perhaps');
  expect(await checksOf(member)).toContain('identity pending by simulated');
  for (const [language, words] of [
    ['en', 'Is this person who they say?'],
    ['bn', 'পরিচয় কি ঠিক আছে?'],
  ] as const) {
    const { body } = await node.app.inject({ url, headers: { cookie: `maidan-language=${language}` } });
    expect(body).toContain(words);
  }
  expect((await say('no')).headers.location).toBe('/member/securityCenter');
  expect((await shown(member)).identity).toEqual({ state: 'no', page: null });
  // What was decided stays.
  await say('yes');
  expect([await depositOf(member), await checksOf(member)]).toEqual([
    'IDENTITY_NOT_CONFIRMED',
    ['age yes by simulated', 'identity no by simulated'],
  ]);
});

test('[REG-01] whoever is too young gets no account, and nothing of the try is kept', async () => {
  await simulate({ age: 'no' });
  const username = uniqueName();
  const answer = await node.callAs(null, register, registerInput(username));
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'AGE_NOT_CONFIRMED' }]);
  expect(await database.db.query(sql`select from member where username = ${username}`)).toEqual([]);
});

test('[REG-01] while the age is being checked there is an account, but no money comes in or goes out', async () => {
  await simulate({ age: 'pending' });
  const ready = await readyMember(node);
  expect([await depositOf(ready.member), await withdrawOf(ready)]).toEqual(['AGE_PENDING', 'AGE_PENDING']);
  expect(await checksOf(ready.member)).toEqual(['age pending by simulated']);
  await simulate({});
  expect(await depositOf(ready.member)).toBe('begun');
  expect(await checksOf(ready.member)).toEqual(['age yes by simulated', 'identity yes by simulated']);
});

test('[MEM-04] [MEM-05] an identity that is pending is asked again, one that is refused is not, until an operator says so', async () => {
  const ready = await readyMember(node);
  const { member } = ready;
  await simulate({ identity: 'pending' });
  expect([await depositOf(member), await withdrawOf(ready)]).toEqual([
    'IDENTITY_PENDING',
    'IDENTITY_PENDING',
  ]);
  await simulate({ identity: 'no' });
  expect(await depositOf(member)).toBe('IDENTITY_NOT_CONFIRMED');
  await simulate({ identity: 'yes' });
  expect([await depositOf(member), await withdrawOf(ready)]).toEqual([
    'IDENTITY_NOT_CONFIRMED',
    'IDENTITY_NOT_CONFIRMED',
  ]);
  expect(await moneyOf(member)).toEqual([{ deposits: 0, withdrawals: 0 }]);
  expect(await checksOf(member)).toEqual(['age yes by simulated', 'identity no by simulated']);

  const place = { db: database.db, config: { merchant: 'maidan' } };
  const act = { username: member.username, kind: 'identity', by: 'Farida', reason: 'seen the card' } as const;
  expect(await askAgain(place, { ...act, username: 'nobody-at-all' })).toBe(false);
  expect(await askAgain(place, act)).toBe(true);
  expect(await askAgain(place, act)).toBe(false);
  expect(await depositOf(member)).toBe('begun');
  expect(
    await database.db.query(
      sql`select actor, action from audit_entry where subject = ${`member:${member.memberId}`}`,
    ),
  ).toEqual([{ actor: 'Farida', action: 'identity-asked-again' }]);
});

test('[MEM-04] a provider is asked by a signed call under one reference, and only its own yes is one', async () => {
  const key = { id: 'check', secret: Buffer.alloc(32, 5) };
  const heard: { body: string; signed: boolean }[] = [];
  let says: [number, string] = [200, '{"outcome":"yes"}'];
  const provider = await listenOnLoopback((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await textOf(request);
      const [time, nonce] = [SIGNATURE_HEADERS.timestamp, SIGNATURE_HEADERS.nonce].map((name) =>
        String(request.headers[name.toLowerCase()]),
      ) as [string, string];
      const expected = createHmac('sha256', key.secret)
        .update(signedText(time, nonce, body))
        .digest('hex');
      heard.push({ body, signed: request.headers[SIGNATURE_HEADERS.signature.toLowerCase()] === expected });
      response.writeHead(says[0]).end(says[1]);
    };
    void answer();
  });
  const check = { url: `${provider.origin}/ask`, key };
  const real = await createTestApp({ ...database, ageCheck: check, identityCheck: check });
  const member = await real.registerAndLogin();
  const host = new URL(provider.origin).host;
  expect(await checksOf(member)).toEqual([`age yes by ${host}`]);

  for (const wrong of [
    [500, '{"outcome":"yes"}'],
    [200, '{"outcome":"YES"}'],
    [200, '{"outcome":true}'],
    [200, 'yes'],
    [200, `{"outcome":"yes","more":"${'x'.repeat(10_000)}"}`],
    [302, ''],
  ] as [number, string][]) {
    says = wrong;
    expect(await depositOf(member, real)).toBe('CHECK_UNAVAILABLE');
  }
  expect(await checksOf(member)).toEqual([`age yes by ${host}`]);
  says = [200, '{"outcome":"pending"}'];
  heard.length = 0;
  expect([await depositOf(member, real), await depositOf(member, real)]).toEqual([
    'IDENTITY_PENDING',
    'IDENTITY_PENDING',
  ]);
  expect(heard.map(({ signed }) => signed)).toEqual([true, true]);
  const [first, second] = heard.map(
    ({ body }) => JSON.parse(body) as { reference: string; username: string },
  );
  expect([first?.reference, first?.username]).toEqual([second?.reference, member.username]);
  await provider.stop();
  expect(await depositOf(member, real)).toBe('CHECK_UNAVAILABLE');
  expect(await moneyOf(member)).toEqual([{ deposits: 0, withdrawals: 0 }]);
  await real.close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
