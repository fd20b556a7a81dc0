import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { defineOperation } from '@maidan/contract/operation.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import * as z from 'zod/mini';
import { sql } from '#db/sql.ts';
import { mount } from '#http/door/mount.ts';
import { createTestApp, headersOf, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { requirePaymentPassword } from './payment-password.ts';

/** Stands for every action that asks for the payment password. */
const guardedAction = defineOperation({
  name: 'guardedAction',
  summary: 'Moves something worth guarding',
  method: 'POST',
  path: '/wps/relay/passwordCheck/move',
  who: 'member',
  encrypted: true,
  perMinute: 1000,
  request: z.strictObject({ paymentPassword: z.string() }),
  response: z.object({ done: z.boolean() }),
  errors: ['PAYMENT_PASSWORD_MISSING', 'PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_LOCKED'],
});

let node: TestApp;
let done = 0;
const database = await databaseForThisFile();
beforeAll(async () => {
  node = await createTestApp({
    ...database,
    extend: (app) =>
      mount(app, guardedAction, async (context, { paymentPassword }) => {
        await requirePaymentPassword(context, paymentPassword);
        done += 1;
        return { done: true };
      }),
  });
});
afterAll(async () => {
  await node.close();
});

const PIN = '482915';
const set = async (member: MemberCaller, paymentPassword = PIN, password = member.password) => {
  const form = { password, paymentPassword, confirmPaymentPassword: paymentPassword };
  const { body } = await node.callAs(member, setPaymentPassword, form);
  return body.success ? 'OK' : body.code;
};
const act = async (member: MemberCaller, paymentPassword: string) => {
  const { body } = await node.callAs(member, guardedAction, { paymentPassword });
  return body.success ? 'OK' : `${body.code}${/\d+/.exec(body.message)?.[0] ?? ''}`;
};
const rowOf = async ({ memberId }: MemberCaller) => {
  const [row] = await database.db.query<{ hash: string | null; failures: number; locked: boolean }>(sql`
    select payment_password_hash as hash, payment_failures as failures,
           coalesce(payment_locked_until > platform_now(), false) as locked
    from member where id = ${memberId}::bigint`);
  return row;
};

describe('setting it', () => {
  test('[PWD-05] needs the login password, and one that is not guessed at once', async () => {
    const member = await node.registerAndLogin();
    expect(await set(member, PIN, 'wrong')).toBe('PASSWORD_WRONG');
    for (const weak of ['123456', '111111', '121212', '654321'])
      expect(await set(member, weak)).toBe('PASSWORD_WEAK');
    expect((await rowOf(member))?.hash).toBeNull();
  });

  test('[PWD-05] it is kept as a slow hash of its own', async () => {
    const member = await node.registerAndLogin();
    expect(await set(member)).toBe('OK');
    const hash = (await rowOf(member))?.hash ?? '';
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(hash).not.toContain(PIN);
  });
});

describe('T6: an action that is guarded', () => {
  test('[PWD-05] is not done without one, with a wrong one, or after five wrong ones with the right one', async () => {
    const member = await node.registerAndLogin();
    const before = done;
    expect(await act(member, PIN)).toBe('PAYMENT_PASSWORD_MISSING');
    await set(member);
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await act(member, '000000'));
    expect(answers).toEqual([
      'PAYMENT_PASSWORD_WRONG4',
      'PAYMENT_PASSWORD_WRONG3',
      'PAYMENT_PASSWORD_WRONG2',
      'PAYMENT_PASSWORD_WRONG1',
      'PAYMENT_PASSWORD_LOCKED30',
      'PAYMENT_PASSWORD_LOCKED30',
    ]);
    expect(await act(member, PIN)).toBe('PAYMENT_PASSWORD_LOCKED30');
    expect([done, (await rowOf(member))?.locked]).toEqual([before, true]);
    await database.db.query(
      sql`update member set payment_locked_until = platform_now() - interval '1 second'`,
    );
    expect(await act(member, PIN)).toBe('OK');
    expect(await rowOf(member)).toMatchObject({ failures: 0, locked: false });
  });

  test('[PWD-05] forty wrong tries at the same moment are five tries', async () => {
    const member = await node.registerAndLogin();
    await set(member);
    const answers = await Promise.all(Array.from({ length: 40 }, () => act(member, '000000')));
    const looked = answers.filter((code) => code.startsWith('PAYMENT_PASSWORD_WRONG'));
    expect(looked).toHaveLength(4);
    expect(await rowOf(member)).toMatchObject({ failures: 5, locked: true });
  });

  test('[PWD-05] forty right ones at the same moment are all let through, also behind four wrong ones', async () => {
    const member = await node.registerAndLogin();
    await set(member);
    for (let count = 0; count < 4; count += 1) await act(member, '000000');
    const answers = await Promise.all(Array.from({ length: 40 }, () => act(member, PIN)));
    expect(new Set(answers)).toEqual(new Set(['OK']));
    expect(await rowOf(member)).toMatchObject({ failures: 0, locked: false });
  });

  test('[PWD-05] a right one forgets the wrong ones', async () => {
    const member = await node.registerAndLogin();
    await set(member);
    await act(member, '000000');
    expect(await act(member, PIN)).toBe('OK');
    expect((await rowOf(member))?.failures).toBe(0);
  });
});

/** T6: the check belongs to the action, so every other way to write its address leads nowhere. */
function variantsOf(path: string): string[] {
  const at = path.lastIndexOf('/');
  return [
    path.replace('/passwordCheck/', '/'),
    path.replace('/wps/', '//wps/'),
    path.replace('/wps/', '/wps//'),
    `${path.slice(0, at)}%2f${path.slice(at + 1)}`,
    `${path.slice(0, at)}%2F${path.slice(at + 1)}`,
    path.toUpperCase(),
    path.replace('/wps/', '/WPS/'),
    `${path}/`,
    `${path}%20`,
    `${path}.json`,
    `${path};a=b`,
  ].filter((variant) => variant !== path);
}

const GUARDED = [guardedAction, ...OPERATIONS.filter(({ method }) => method === 'POST' || method === 'PUT')];

test.each(GUARDED.map((operation) => [operation.name, operation] as const))(
  'T6: no other spelling of the path of %s exists',
  async (_name, operation) => {
    const member = await node.registerAndLogin();
    const before = done;
    for (const url of variantsOf(operation.path)) {
      const answer = await node.app.inject({
        method: operation.method,
        url,
        headers: { ...headersOf(member), 'content-type': 'application/json' },
        payload: '{}',
      });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect(done).toBe(before);
  },
);
