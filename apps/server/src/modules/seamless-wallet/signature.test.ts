import { textBeforeBody } from '@maidan/contract/seamless-wallet/signature.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Partner, SigningKey } from '#call/partner.ts';
import { checkSignature, signatureHeaders } from './signature.ts';

const current = { id: 'current', secret: Buffer.alloc(32, 1) };
const next = { id: 'next', secret: Buffer.alloc(32, 2) };
const house: Partner = {
  code: 'MAIDAN',
  name: 'Maidan',
  enabled: true,
  shape: 'ours',
  countries: null,
  origin: 'http://localhost:3001',
  inboundKeys: [current, next],
  outboundKey: current,
  waitMs: 5_000,
};
const find = (code: string) => (code === house.code ? house : null);
const body = Buffer.from('{"requestId":"ৰ-1"}');
const PATH = '/seamless/v1/bet';
const NOW_MS = 1_900_000_000_500;

test('C30: a signature holds for these bytes, this key and this time only', () => {
  const headers = signatureHeaders('MAIDAN', current, PATH, body, { nowMs: NOW_MS });
  expect(checkSignature(PATH, headers, body, find, NOW_MS)?.nonce).toBe(headers['x-maidan-nonce']);
  for (let index = 0; index < body.length; index += 1) {
    const changed = Buffer.from(body);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(checkSignature(PATH, headers, changed, find, NOW_MS)).toBeNull();
  }
  for (const name of Object.keys(headers)) {
    const { [name]: _dropped, ...without } = headers;
    expect([name, checkSignature(PATH, without, body, find, NOW_MS)]).toEqual([name, null]);
    const twice: Record<string, string | string[]> = { ...headers, [name]: [headers[name] ?? ''] };
    expect([name, checkSignature(PATH, twice, body, find, NOW_MS)]).toEqual([name, null]);
  }
});

test('C30: a signature lives 300 seconds to either side', () => {
  const headers = signatureHeaders('MAIDAN', current, PATH, body, { nowMs: NOW_MS });
  const at = (seconds: number) => checkSignature(PATH, headers, body, find, NOW_MS + seconds * 1000);
  expect([at(-299), at(299)].every((signed) => signed !== null)).toBe(true);
  expect([at(-302), at(302)]).toEqual([null, null]);
});

test('C30: while keys are changed, the old and the new one both hold', () => {
  for (const key of [current, next])
    expect(checkSignature(PATH, signatureHeaders('MAIDAN', key, PATH, body), body, find)?.partner).toBe(
      house,
    );
  const swapped = { id: 'next', secret: current.secret };
  expect(checkSignature(PATH, signatureHeaders('MAIDAN', swapped, PATH, body), body, find)).toBeNull();
});

test('what is signed is the text of the contract', () => {
  const nonce = randomUUID();
  const headers = signatureHeaders('MAIDAN', current, PATH, body, { nowMs: NOW_MS, nonce });
  const text = `${textBeforeBody({ timestamp: '1900000000', nonce, path: PATH })}${body.toString()}`;
  expect(text).toBe(`v2\n1900000000\n${nonce}\nPOST\n/seamless/v1/bet\n${body.toString()}`);
  const expected = createHmac('sha256', current.secret).update(text).digest('hex');
  expect(headers['x-maidan-signature']).toBe(`v2=${expected}`);
});

test('C30: what was signed for one path is worth nothing at another', () => {
  const headers = signatureHeaders('MAIDAN', current, PATH, body);
  expect(checkSignature('/seamless/v1/win', headers, body, find)).toBeNull();
  expect(checkSignature(PATH, headers, body, find)).not.toBeNull();
});

test('C30: a key from before paths were signed is heard both ways, a newer one only with its path', () => {
  const older = { ...current, signatureVersion: 1 } as const;
  const known: Partner = { ...house, inboundKeys: [older, next] };
  const ask = (key: SigningKey) =>
    checkSignature(PATH, signatureHeaders('MAIDAN', key, PATH, body), body, () => known);
  expect(signatureHeaders('MAIDAN', older, PATH, body)['x-maidan-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect([ask(older), ask(current), ask(next)].every((signed) => signed !== null)).toBe(true);
  expect(ask({ ...next, signatureVersion: 1 })).toBeNull();
});
