import { createHash, createHmac } from 'node:crypto';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { getCaptcha } from '@maidan/contract/accounts/verification/get-captcha.ts';
import { defineOperation } from '@maidan/contract/operation.ts';
import { captchaAnswer } from '@maidan/contract/accounts/login/login-parts.ts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { mount } from '#http/door/mount.ts';
import { whileClockStands } from '#testing/clocks/held-clock.ts';
import { solvedCaptcha, waitOutThrottles } from '#testing/solve-captcha.ts';
import { createTestApp, PASSWORD, type From, type TestApp } from '#testing/test-app.ts';
import { requireCaptcha, type CaptchaAnswer } from './captcha.ts';

/** A call that always wants a captcha. */
const guarded = defineOperation({
  name: 'guarded',
  summary: 'Wants a captcha',
  method: 'POST',
  path: '/wps/test/guarded',
  who: 'visitor',
  encrypted: false,
  perMinute: 1000,
  request: z.strictObject({ captcha: z.optional(captchaAnswer) }),
  response: z.object({ passed: z.literal(true) }),
  errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'],
});

let node: TestApp;
const database = await databaseForThisFile();
beforeAll(async () => {
  node = await createTestApp({
    ...database,
    extend: (app) =>
      mount(app, guarded, async (context, { captcha }) => {
        await requireCaptcha(context, captcha);
        return { passed: true } as const;
      }),
  });
});
afterAll(async () => {
  await node.close();
});

const fetchOne = async (from: From | null = null) => {
  const { body } = await node.callAs(from, getCaptcha, {});
  if (!body.success) throw new Error(body.message);
  return body.value;
};
const show = async (captcha?: CaptchaAnswer, from: From | null = null) => {
  const { body } = await node.callAs(from, guarded, captcha === undefined ? {} : { captcha });
  return body.success ? 'OK' : body.code;
};

/** The way for whoever cannot read the picture: any machine finds such a text within a second or so. */
function work({ challenge, zeroBits }: { challenge: string; zeroBits: number }): string {
  for (let count = 0; ; count += 1) {
    const digest = createHash('sha256').update(`${challenge}:${count}`).digest();
    if (Math.clz32(digest.readUInt32BE()) >= zeroBits) return String(count);
  }
}

describe('T22: a captcha', () => {
  test('is asked for by the server, and a wrong or invented answer is no answer', async () => {
    expect(await show()).toBe('CAPTCHA_REQUIRED');
    const { id } = await fetchOne();
    expect(await show({ id, answer: '?????' })).toBe('CAPTCHA_WRONG');
    expect(await show({ id: '00000000-0000-4000-8000-000000000000', answer: 'AAAAA' })).toBe('CAPTCHA_WRONG');
    const other = await fetchOne();
    expect(await show({ id: other.id, proof: 'not worked for' })).toBe('CAPTCHA_WRONG');
  });

  test('a thousand uses of one right answer at once: one is accepted', async () => {
    const captcha = await solvedCaptcha(node);
    const payload = JSON.stringify({ captcha });
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () =>
        node.app.inject({
          method: 'POST',
          url: guarded.path,
          headers: { 'content-type': 'application/json' },
          payload,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    // Whoever finds every connection taken for seconds is sent away, which is no acceptance either.
    expect(answers.every(({ statusCode }) => [200, 400, 503].includes(statusCode))).toBe(true);
  });

  test('a wrong answer uses it up: the right one comes too late', async () => {
    const { id, work: task } = await fetchOne();
    expect(await show({ id, answer: 'WRONG' })).toBe('CAPTCHA_WRONG');
    expect(await show({ id, proof: work(task) })).toBe('CAPTCHA_WRONG');
  });

  test('belongs to the address it was drawn for, and to two minutes', async () => {
    const captcha = await solvedCaptcha(node, '203.0.113.5');
    expect(await show(captcha, { ip: '203.0.113.6' })).toBe('CAPTCHA_WRONG');
    expect(await show(captcha, { ip: '203.0.113.5' })).toBe('OK');
    const late = await solvedCaptcha(node);
    await database.db.query(sql`update captcha set expires_at = expires_at - interval '2 minutes'`);
    expect(await show(late)).toBe('CAPTCHA_WRONG');
    expect((await fetchOne()).expiresInSeconds).toBe(120);
  });

  test('[LOG-05] is redrawn at most once a second for one address', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    const ask = async (ip: string) => (await strict.callAs({ ip }, getCaptcha, {})).status;
    await whileClockStands(database.url, async (clock) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('203.0.113.77')));
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter((status) => status === 429)).toHaveLength(9);
      expect(await ask('203.0.113.78')).toBe(200);
      await clock.setForward(1);
      expect([await ask('203.0.113.77'), await ask('203.0.113.77')]).toEqual([200, 429]);
    });
    await strict.close();
  });

  test('the right password without it is answered exactly as a wrong one', async () => {
    const { username } = await node.registerAndLogin();
    const ask = async (password: string) => {
      const { status, raw } = await node.callAs(null, login, { type: 'username', username, password });
      const { requestId: _id, ...body } = raw.json<Record<string, unknown>>();
      return { status, body, cookies: raw.cookies };
    };
    for (let count = 0; count < 3; count += 1) {
      await ask('wrong');
      await waitOutThrottles(node);
    }
    const [right, wrong] = [await ask(PASSWORD), await ask('wrong')];
    expect(right).toEqual(wrong);
    expect(right).toMatchObject({ status: 401, body: { code: 'CAPTCHA_REQUIRED', captcha: true } });
  });
});

describe('who may pass', () => {
  test('whoever reads the picture, in small letters or with spaces too', async () => {
    const { id, image } = await fetchOne();
    const picture = Buffer.from(image, 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.byteLength).toBeLessThan(12_000);
    // What the picture says is known to nobody but the reader, so this one is made to say something known.
    const { secret } = node.app.platform.config;
    const hash = createHmac('sha256', secret).update(`captcha:${id}:CARTE`).digest();
    await database.db.query(sql`update captcha set answer_hash = ${hash} where id = ${id}::uuid`);
    expect(await show({ id, answer: ' cart e' })).toBe('OK');
  });

  test('[LOG-05] whoever cannot, by their machine’s work', async () => {
    const { id, work: task } = await fetchOne();
    expect(await show({ id, proof: work(task) })).toBe('OK');
  });
});
