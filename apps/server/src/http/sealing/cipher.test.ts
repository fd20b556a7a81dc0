import { randomUUID } from 'node:crypto';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { createTestApp, PASSWORD } from '#testing/test-app.ts';

let username: string;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  ({ username } = await node.registerAndLogin());
});

const input = () => ({ type: 'username', username, password: PASSWORD });
const JSON_TYPE = { 'content-type': 'application/json' };
const send = async (payload: unknown, target = node) => {
  const raw = await target.app.inject({
    method: 'POST',
    url: login.path,
    payload: JSON.stringify(payload),
    headers: JSON_TYPE,
  });
  const { requestId: _id, ...body } = raw.json<Record<string, unknown>>();
  return { status: raw.statusCode, body };
};
const sessions = async () => (await database.db.query(sql`select from session`)).length;
/** The application may not touch a stored key; the owner of the database may. */
const age = async (by: string) => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`update cipher_key set created_at = created_at - interval '${by}'`);
  await client.end();
};
const now = () => Math.floor(Date.now() / 1000);

/** T5: whatever is wrong with the envelope, the answer is this one. */
const REFUSED = {
  status: 400,
  body: {
    success: false,
    value: null,
    code: 'PAYLOAD_REFUSED',
    message: 'This request could not be read safely. Please reload the page and try again.',
  },
};

describe('T5: refused alike', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['plain JSON', () => Promise.resolve(input())],
    ['no body', () => Promise.resolve({})],
    ['something beside the payload', async () => ({ payload: await node.encrypt(login, input()), extra: 1 })],
    ['no envelope at all', () => Promise.resolve({ payload: 'a.b.c.d.e' })],
    ['sealed for another route', async () => ({ payload: await node.encrypt(register, input()) })],
    ['packed content', async () => ({ payload: await node.encrypt(login, input(), { zip: 'DEF' }) })],
    [
      'sealed for another path',
      async () => ({ payload: await node.encrypt(login, input(), { htu: '/wps/other' }) }),
    ],
    [
      'sealed for another method',
      async () => ({ payload: await node.encrypt(login, input(), { htm: 'PUT' }) }),
    ],
    ['too old', async () => ({ payload: await node.encrypt(login, input(), { iat: now() - 301 }) })],
    ['from the future', async () => ({ payload: await node.encrypt(login, input(), { iat: now() + 310 }) })],
    ['an unknown key', async () => ({ payload: await node.encrypt(login, input(), { kid: 'nobody' }) })],
    [
      'a message id that is none',
      async () => ({ payload: await node.encrypt(login, input(), { jti: 'x' }) }),
    ],
    ['sealed nonsense', async () => ({ payload: await node.encrypt(login, 'not json') })],
  ])('%s', async (_what, make) => {
    const before = await sessions();
    expect(await send(await make())).toEqual(REFUSED);
    expect(await sessions()).toBe(before);
  });

  test('every part of the message is guarded against a changed character', async () => {
    const sealed = await node.encrypt(login, input());
    const before = await sessions();
    for (const [part, text] of sealed.split('.').entries()) {
      if (text === '') continue;
      const at =
        sealed.split('.').slice(0, part).join('.').length + Math.floor(text.length / 2) + (part > 0 ? 1 : 0);
      const flipped = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(await send({ payload: flipped })).toEqual(REFUSED);
    }
    expect(await sessions()).toBe(before);
  });

  test('a replay, on the same node, on another, and many at once: exactly one is opened', async () => {
    const other = await createTestApp(database);
    const payload = await node.encrypt(login, input(), { jti: randomUUID() });
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((count) => send({ payload }, count % 2 ? node : other)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toEqual(Array.from({ length: 5 }, () => REFUSED));
    expect(await send({ payload }, other)).toEqual(REFUSED);
    await other.close();
  });
});

describe('keys', () => {
  test('[API-03] what is sealed with the published key is read', async () => {
    const key = await node.callAs(null, getCipherKey, {});
    expect(key.body).toMatchObject({ success: true, value: { jwk: { kty: 'EC', crv: 'P-256' } } });
    expect(key.raw.body).not.toContain('"d"');
    expect((await send({ payload: await node.encrypt(login, input()) })).status).toBe(200);
  });

  test('a rotation does not break a page that holds the old key', async () => {
    const old = await node.encrypt(login, input());
    const { kid } = await node.app.platform.cipher.currentKey();
    await node.app.platform.cipher.keys.rotate({ force: true });
    expect((await node.app.platform.cipher.currentKey()).kid).not.toBe(kid);
    expect((await send({ payload: old })).status).toBe(200);
  });

  test('a key is replaced when it is old, dropped after the grace period, and two nodes make one', async () => {
    const count = async () => (await database.db.query(sql`select from cipher_key`)).length;
    const other = await createTestApp(database);
    const before = await count();
    await age('25 hours');
    await Promise.all([node.app.platform.cipher.keys.rotate(), other.app.platform.cipher.keys.rotate()]);
    expect(await count()).toBe(before + 1);
    await age('48 hours');
    await node.app.platform.cipher.keys.rotate();
    await node.app.platform.cipher.keys.prune();
    expect(await count()).toBe(1);
    await other.close();
  });

  test('the private half lies in the database only sealed', async () => {
    const [row] = await database.db.query<{ sealedPrivate: Buffer }>(
      sql`select sealed_private from cipher_key limit 1`,
    );
    expect(row?.sealedPrivate.toString('latin1')).not.toContain('"d"');
  });
});
