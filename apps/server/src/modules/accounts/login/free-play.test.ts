import { randomUUID } from 'node:crypto';
import { CIPHER_MAX_AGE_SECONDS, SEALED_HEADER } from '@maidan/contract/cipher.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { freePlay } from '@maidan/contract/accounts/login/free-play.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { cookieOf, createTestApp } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const FORM = { os: 'Linux', platform: 'W', version: 3 } as const;
const trials = async () => (await database.db.query(sql`select from member where type = 4`)).length;
/** The same call by hand, so that its header can be bent. */
const send = async (header: string | undefined) => {
  const raw = await node.app.inject({
    method: 'POST',
    url: freePlay.path,
    headers: {
      'content-type': 'application/json',
      ...(header === undefined ? {} : { [SEALED_HEADER]: header }),
    },
    payload: JSON.stringify(FORM),
  });
  return raw.statusCode === 200 ? 'OK' : raw.json<{ code: string }>().code;
};
const text = () => JSON.stringify(randomUUID());

describe('free play without its sealed random text', () => {
  test('[LOG-08] none, plain text, or one sealed for another call: refused, and nobody comes into being', async () => {
    const before = await trials();
    const wrong = [
      undefined,
      'just some text',
      await node.encrypt(login, text()),
      await node.encrypt(freePlay, text(), { htu: '/wps/session/other' }),
      await node.encrypt(freePlay, text(), {
        iat: Math.floor(Date.now() / 1000) - CIPHER_MAX_AGE_SECONDS - 5,
      }),
      await node.encrypt(freePlay, '"short"'),
      await node.encrypt(freePlay, '{"a":1}'),
    ];
    for (const header of wrong) expect(await send(header)).toBe('PAYLOAD_REFUSED');
    expect(await trials()).toBe(before);
  });

  test('[LOG-08] T5: a header sent a second time is refused, also by ten at once', async () => {
    const header = await node.encrypt(freePlay, text());
    const before = await trials();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(header)));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(await trials()).toBe(before + 1);
  });
});

test('[LOG-08] [SET-03] a site without free play has none', async () => {
  const { settings } = node.app.platform;
  const whitelabel = await settings.get('whitelabel');
  await settings.change('whitelabel', { ...whitelabel, hasFreePlay: false });
  const before = await trials();
  expect((await node.callAs(null, freePlay, FORM)).body).toMatchObject({ code: 'FEATURE_OFF' });
  expect(await trials()).toBe(before);
  await settings.change('whitelabel', whitelabel);
});

test('T24: one address opens twenty trials a day, not more', async () => {
  const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
  await database.db.query(sql`
    insert into throttle (merchant, key, failures, locked_until)
    values ('maidan', 'trial:192.0.2.4', 19, platform_now() + interval '1 hour')`);
  const ask = async (ip: string) => (await strict.callAs({ ip }, freePlay, FORM)).status;
  expect([await ask('192.0.2.4'), await ask('192.0.2.4'), await ask('192.0.2.5')]).toEqual([200, 429, 200]);
  await strict.close();
});

test('[LOG-08] a trial player is in at once, with trial money, and nobody can log in as that player', async () => {
  const answer = await node.callAs(null, freePlay, FORM);
  if (!answer.body.success) throw new Error(answer.raw.body);
  const { token, firstTimeLogin } = answer.body.value;
  const caller = { token: token ?? '', cookie: cookieOf(answer.raw) };
  expect(firstTimeLogin).toBe(true);
  const info = await node.callAs(caller, getMemberInfo, {});
  expect(info.body).toMatchObject({ value: { isTrial: true, mustChangePassword: false } });
  expect((await node.callAs(caller, getBalance, {})).body).toMatchObject({ value: { balance: '10000.00' } });
  const username = info.body.success ? info.body.value.account : '';
  for (const password of ['-', '', 'x'].filter((entry) => entry !== ''))
    expect((await node.callAs(null, login, { type: 'username', username, password })).status).toBe(401);
});
