import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '#lib/call/call-error.ts';
import { call, setTransport } from '#lib/call/call.ts';
import type { WireAnswer, WireRequest } from '#lib/call/call.ts';
import { readToken, storeToken } from '#lib/session/session-token.ts';

const sent: WireRequest[] = [];

function answerWith(answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>): void {
  setTransport(async (request) => {
    sent.push(request);
    return answer(request);
  });
}

const failure = (code: string, fields?: Record<string, string>): WireAnswer => ({
  status: 400,
  body: {
    success: false,
    value: null,
    message: `no: ${code}`,
    code,
    requestId: 'r-1',
    ...(fields && { fields }),
  },
});
const success = (value: unknown): WireAnswer => ({
  status: 200,
  body: { success: true, value, message: '' },
});

async function refusalOf(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw error;
}

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => window.sessionStorage.clear());

test("[ERR-02] a refusal carries the server's words, code, fields and request id", async () => {
  answerWith(() => failure('USERNAME_TAKEN', { username: 'taken' }));
  const error = await refusalOf(call(getBalance, {}));
  expect(error).toMatchObject({
    code: 'USERNAME_TAKEN',
    message: 'no: USERNAME_TAKEN',
    requestId: 'r-1',
    status: 400,
  });
  expect(error.fields).toEqual({ username: 'taken' });
});

test('[ERR-03] a connection that fails is told as NETWORK, not as a stack', async () => {
  answerWith(() => {
    throw new TypeError('fetch failed');
  });
  expect(await refusalOf(call(getBalance, {}))).toMatchObject({ code: 'NETWORK', status: 0 });
});

test('an answer that is no envelope (a proxy, a login page of a café) is NETWORK too', async () => {
  answerWith(() => ({ status: 502, body: null }));
  expect(await refusalOf(call(getBalance, {}))).toMatchObject({ code: 'NETWORK', status: 502 });
});

test('whoever gives a call up hears so, and not that the network failed', async () => {
  const controller = new AbortController();
  answerWith(() => {
    controller.abort();
    throw new DOMException('given up', 'AbortError');
  });
  await expect(call(getBalance, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('NOT_LOGGED_IN ends the session in this page', async () => {
  storeToken('held');
  answerWith(() => failure('NOT_LOGGED_IN'));
  await refusalOf(call(getBalance, {}));
  expect(readToken()).toBeNull();
});

test('another refusal leaves the session alone', async () => {
  storeToken('held');
  answerWith(() => failure('NOT_ALLOWED'));
  await refusalOf(call(getBalance, {}));
  expect(readToken()).toBe('held');
});

test('the token goes with calls that need it and with no other', async () => {
  storeToken('held');
  answerWith(() => success({}));
  await call(getBalance, {});
  await call(listGames, { gameType: 'RNG', language: 'bn' });
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer held', undefined]);
});

test('a reading call puts its input into the query, and its language into the header', async () => {
  answerWith(() => success({}));
  await call(listGames, { gameType: 'RNG', search: 'a b&c', vassalage: undefined, language: 'bn' } as never);
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: `${listGames.path}?gameType=RNG&search=a+b%26c&language=bn`,
  });
  expect(sent[0]?.headers['x-language']).toBe('bn');
});

test('T5: an encrypted call is sealed for its method and path, dated by the server, never the same twice', async () => {
  const { privateKey, answer } = await platformWithKey('k1', '2020-01-01T00:00:00.000Z');
  answerWith(
    (request) => answer(request) ?? success({ token: 't', firstTimeLogin: false, passwordExpired: false }),
  );
  await call(login, { type: 'username', username: 'rahim', password: 'secret-word' });
  await call(login, { type: 'username', username: 'rahim', password: 'secret-word' });
  const [first, second] = sent.filter(({ url }) => url === login.path).map(payloadOf);
  const { plaintext, protectedHeader } = await compactDecrypt(first ?? '', privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
    type: 'username',
    username: 'rahim',
    password: 'secret-word',
  });
  expect(protectedHeader).toMatchObject({ htm: 'POST', htu: login.path, kid: 'k1' });
  expect(Math.abs(Number(protectedHeader['iat']) - Date.parse('2020-01-01') / 1000)).toBeLessThan(60);
  expect(decodeProtectedHeader(second ?? '')['jti']).not.toBe(protectedHeader['jti']);
  expect(JSON.stringify(sent)).not.toContain('secret-word');
});

test('a payload that was refused is sealed once more with a fresh key, then no more', async () => {
  const { answer } = await platformWithKey('k2', new Date().toISOString());
  answerWith((request) => answer(request) ?? failure('PAYLOAD_REFUSED'));
  expect(await refusalOf(call(login, { type: 'username', username: 'a', password: 'b' }))).toMatchObject({
    code: 'PAYLOAD_REFUSED',
  });
  expect(sent.filter(({ url }) => url === login.path)).toHaveLength(2);
  expect(decodeProtectedHeader(payloadOf(sent.at(-1)))['kid']).toBe('k2');
});

async function platformWithKey(kid: string, serverTime: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const jwk = await exportJWK(publicKey);
  const answer = (request: WireRequest) =>
    request.url === getCipherKey.path
      ? success({ kid, jwk, refreshAfterSeconds: 3600, serverTime })
      : undefined;
  return { privateKey, answer };
}

function payloadOf(request: WireRequest | undefined): string {
  return String((JSON.parse(request?.body ?? '{}') as { payload?: string }).payload);
}

test('[ERR-01] a sealed call whose cipher cannot be fetched says that the network is gone', async () => {
  vi.resetModules();
  vi.doMock('#lib/call/cipher.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => vi.doUnmock('#lib/call/cipher.ts'));
  const fresh = await import('#lib/call/call.ts');
  const form = { type: 'username', username: 'rahim', password: 'typed', site: 'member' } as const;
  await expect(fresh.call(login, form)).rejects.toMatchObject({ code: 'NETWORK' });
});
