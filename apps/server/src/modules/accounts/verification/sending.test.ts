import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { giveContacts, newNumber, postFor } from '#testing/inbox.ts';
import { startRedis } from '#testing/stand-ins/redis-server.ts';
import { solvedCaptcha } from '#testing/solve-captcha.ts';
import { createTestApp, type From } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeEach(() => node.app.platform.settings.change('smsLimits', LIMITS));

const LIMITS = {
  resendSeconds: 60,
  perNumberHour: 5,
  perNumberDay: 10,
  perAddressHour: 30,
  perCountryDay: 5_000,
  perSiteDay: 20_000,
};
type PhoneNumber = ReturnType<typeof newNumber>;

const ask = (number: PhoneNumber, from: From | null = null, at = node) =>
  at.callAs(from, sendLoginCode, number.form);
const send = async (...given: Parameters<typeof ask>) => {
  const { body } = await ask(...given);
  return body.success ? 'OK' : body.code;
};
const sentTo = async ({ kept }: PhoneNumber) =>
  (await database.db.query(sql`select from message_sent where target = ${kept}`)).length;
/** As if everything sent so far had been sent that much earlier. */
const passTime = (interval: string) =>
  asOwner(database.url, `update message_sent set at = at - interval '${interval}'`);

async function memberWithNumber(): Promise<PhoneNumber> {
  const { memberId } = await node.registerAndLogin();
  const number = newNumber();
  await giveContacts(node, memberId, { mobile: number.kept });
  return number;
}

describe('T24: messages to one number', () => {
  test('one a minute, even when twenty ask at once; the rest hears how long to wait', async () => {
    const number = await memberWithNumber();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(number)));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'CODE_TOO_SOON')).toHaveLength(19);
    expect(await sentTo(number)).toBe(1);
    expect(await postFor(node, number.kept)).toHaveLength(1);
    const { body } = await ask(number);
    expect(body.message).toMatch(/in (5\d|60) seconds/);
  });

  test('five an hour and ten a day', async () => {
    const number = await memberWithNumber();
    const answers: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push(await send(number));
      await passTime('61 seconds');
    }
    expect(answers).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'SMS_LIMIT']);
    await passTime('1 hour');
    for (let count = 0; count < 6; count += 1) {
      answers.push(await send(number));
      await passTime('13 minutes');
    }
    expect(answers.slice(6)).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'SMS_LIMIT']);
    await passTime('1 day');
    expect(await send(number)).toBe('OK');
  });
});

describe('T24: budgets', () => {
  test('an address that wants many numbers written to is stopped, another is not', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    await strict.app.platform.settings.change('smsLimits', { ...LIMITS, perAddressHour: 2 });
    const from = { ip: '198.51.100.7' };
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await send(newNumber(), from, strict));
    expect(answers).toEqual(['OK', 'OK', 'TOO_MANY_REQUESTS']);
    expect(await send(newNumber(), { ip: '198.51.100.8' }, strict)).toBe('OK');
    await strict.close();
  });

  test('from the fourth message an hour on, an address shows a captcha', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    const from = { ip: '198.51.100.20' };
    for (let count = 0; count < 3; count += 1) expect(await send(newNumber(), from, strict)).toBe('OK');
    const answer = await ask(newNumber(), from, strict);
    expect(answer.body).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true });
    const captcha = await solvedCaptcha(strict, from.ip);
    const number = newNumber();
    const solved = await strict.callAs(from, sendLoginCode, { ...number.form, captcha });
    expect(solved.status).toBe(200);
    await strict.close();
  });

  test('the budget of a country and of the site end in the same refusal, known number or not', async () => {
    const [first, second] = [await memberWithNumber(), await memberWithNumber()];
    await passTime('1 day');
    await node.app.platform.settings.change('smsLimits', { ...LIMITS, perCountryDay: 1 });
    expect(await send(first)).toBe('OK');
    expect([await send(second), await send(newNumber())]).toEqual(['SMS_UNAVAILABLE', 'SMS_UNAVAILABLE']);
    expect(await sentTo(second)).toBe(0);
    await node.app.platform.settings.change('smsLimits', { ...LIMITS, perSiteDay: 1 });
    expect(await send(second)).toBe('SMS_UNAVAILABLE');
  });

  test('what was only pretended costs no budget', async () => {
    const number = await memberWithNumber();
    await passTime('1 day');
    await node.app.platform.settings.change('smsLimits', { ...LIMITS, perSiteDay: 1 });
    expect(await send(newNumber())).toBe('OK');
    expect(await send(number)).toBe('OK');
  });
});

test('[LOG-07] T23: an unknown number gets the same answer and the same limit, and no message', async () => {
  const [known, unknown] = [await memberWithNumber(), newNumber()];
  const answers = [await ask(known), await ask(unknown)];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(answers[0]?.body).toMatchObject({ value: { expiredMinutes: 10, resendAfterSeconds: 60 } });
  expect([await send(known), await send(unknown)]).toEqual(['CODE_TOO_SOON', 'CODE_TOO_SOON']);
  expect(await postFor(node, known.kept)).toHaveLength(1);
  expect(await postFor(node, unknown.kept)).toEqual([]);
});

test('a number that was typed but never proved is nobody’s', async () => {
  const number = await memberWithNumber();
  await database.db.query(sql`update member set mobile_verified_at = null where mobile = ${number.kept}`);
  expect(await send(number)).toBe('OK');
  expect(await postFor(node, number.kept)).toEqual([]);
});

test.each([
  ['a country not on the list', { countryDialingCode: '+999', mobileNum: '1712345678' }],
  ['too few digits', { countryDialingCode: '+880', mobileNum: '12345' }],
])('[REG-06] %s is no number', async (_what, form) => {
  const { body } = await node.callAs(null, sendLoginCode, form);
  expect(body).toMatchObject({ code: 'MOBILE_INVALID' });
  expect(await sentTo({ form, kept: `${form.countryDialingCode.slice(1)}${form.mobileNum}` })).toBe(0);
});

test('[SET-03] a site without SMS sends none', async () => {
  const { settings } = node.app.platform;
  const whitelabel = await settings.get('whitelabel');
  await settings.change('whitelabel', { ...whitelabel, smsEnabled: false });
  expect(await send(newNumber())).toBe('FEATURE_OFF');
  await settings.change('whitelabel', whitelabel);
});

test('T24: the limits hold with Redis down', async () => {
  const redis = await startRedis();
  const shared = await createTestApp({ ...database, redisUrl: redis.url });
  const number = await memberWithNumber();
  expect(await send(number, null, shared)).toBe('OK');
  redis.process.kill('SIGKILL');
  await new Promise((resolve) => redis.process.once('exit', resolve));
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(number, null, shared)));
  expect(answers).toEqual(Array.from({ length: 5 }, () => 'CODE_TOO_SOON'));
  expect(await sentTo(number)).toBe(1);
  await shared.close();
});
