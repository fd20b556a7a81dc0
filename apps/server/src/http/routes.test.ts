import { connect } from 'node:net';
import { failureSchema } from '@maidan/contract/envelope.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { describe, expect, test, vi } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { createTestApp } from '#testing/test-app.ts';

const lines: string[] = [];

const database = await databaseForThisFile();
const node = await nodeForThisFile({ ...database, logStream: { write: (line) => void lines.push(line) } });

const LIST = '/wps/relay/GCSGAME_gameList?gameType=RNG';

const messageFor = async (headers: Record<string, string>) =>
  (await node.app.inject({ url: getMemberInfo.path, headers })).json<{ message: string }>().message;

/** The address a node behind so many proxies believes, by its own log. */
const addressOf = async (hops: number, forwarded: string) => {
  const seen: string[] = [];
  const logStream = { write: (line: string) => void seen.push(line) };
  const behind = await createTestApp({ ...database, trustedProxyHops: hops, logStream });
  await behind.app.inject({ url: '/wps/system/status', headers: { 'x-forwarded-for': forwarded } });
  await behind.close();
  const line = seen.find((text) => text.includes('getStatus')) ?? '{}';
  const { req }: { req: { ip: string } } = JSON.parse(line);
  return req.ip;
};

describe('refusals of every call', () => {
  test.each([
    ['an unknown path', { method: 'GET', url: '/wps/nothing/here' }, 404, 'NOT_FOUND'],
    ['an unknown relay name', { method: 'GET', url: '/wps/relay/GCSGAME_secret' }, 404, 'NOT_FOUND'],
    ['a wrong method', { method: 'POST', url: '/wps/system/status' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a strange method', { method: 'OPTIONS', url: '/wps/session/login' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a broken path', { method: 'GET', url: '/wps/%zz' }, 400, 'BAD_REQUEST'],
    ['a broken percent code', { method: 'GET', url: `${LIST}&search=%E0%A4%A` }, 400, 'BAD_REQUEST'],
    ['bytes that are no text', { method: 'GET', url: `${LIST}&search=%ff%fe` }, 400, 'BAD_REQUEST'],
    ['a NUL', { method: 'GET', url: `${LIST}&search=a%00b` }, 400, 'BAD_REQUEST'],
    ['a name given twice', { method: 'GET', url: `${LIST}&gameType=LIVE` }, 400, 'BAD_REQUEST'],
    [
      'a name given as a list',
      { method: 'GET', url: '/wps/relay/GCSGAME_gameList?gameType[]=RNG' },
      400,
      'BAD_REQUEST',
    ],
    ['__proto__ as a name', { method: 'GET', url: `${LIST}&__proto__=x` }, 400, 'BAD_REQUEST'],
    ['a huge query', { method: 'GET', url: `${LIST}&search=${'a'.repeat(9_000)}` }, 413, 'PAYLOAD_TOO_LARGE'],
  ] as const)('[API-01] %s', async (_what, request, status, code) => {
    const answer = await node.app.inject(request);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(failureSchema.safeParse(answer.json()).success).toBe(true);
  });

  test.each([
    ['broken JSON', 'application/json', '{"nodeId":', 400],
    ['no object', 'application/json', '[]', 400],
    ['invalid UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['a byte order mark', 'application/json', '\uFEFF{}', 400],
    ['deep nesting', 'application/json', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['__proto__', 'application/json', '{"__proto__":{"isAgent":true}}', 400],
    ['half a surrogate pair', 'application/json', '{"nodeId":"\\ud800"}', 400],
    ['a form', 'application/x-www-form-urlencoded', 'nodeId=1', 415],
    ['XML', 'text/xml', '<a/>', 415],
    ['plain text', 'text/plain', '{}', 415],
    ['more than 64 KB', 'application/json', `{"nodeId":"${'a'.repeat(70_000)}"}`, 413],
  ])('[API-01] a body of %s', async (_what, type, payload, status) => {
    const member = await node.registerAndLogin();
    const answer = await node.app.inject({
      method: 'POST',
      url: '/wps/game/launchGame',
      headers: { 'content-type': type, authorization: `Bearer ${member.token}`, cookie: member.cookie },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(failureSchema.safeParse(answer.json()).success).toBe(true);
  });

  test('the message is in the language of the page, before that of the browser', async () => {
    expect(await messageFor({})).toBe('You are not logged in, please login');
    expect(await messageFor({ 'accept-language': 'bn-BD,bn;q=0.9' })).toBe(
      'আপনি লগইন করেননি, অনুগ্রহ করে লগইন করুন',
    );
    expect(await messageFor({ 'accept-language': 'bn-BD', 'x-language': 'en' })).toMatch(/^You are not/);
  });

  test('a caller above the limit of an operation is asked to wait, others and other operations are not', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    const ask = async (url: string, remoteAddress: string) =>
      (await strict.app.inject({ url, remoteAddress })).statusCode;
    const answers: number[] = [];
    const key = '/wps/system/cipherKey';
    for (let count = 0; count < 122; count += 1) answers.push(await ask(key, '10.0.0.1'));
    expect(answers.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    expect(await ask(key, '10.0.0.2')).toBe(200);
    expect(await ask('/wps/system/status', '10.0.0.1')).toBe(200);
    await strict.close();
  });

  test('[STA-03] a thousand pages behind one address all learn the status, without the database', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    const ask = () => strict.app.inject({ url: '/wps/system/status', remoteAddress: '10.0.0.1' });
    await ask();
    const query = vi.spyOn(strict.app.platform.db, 'query');
    const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    await strict.close();
  });

  test('a forwarded address is believed only from as many proxies as there are', async () => {
    expect(await addressOf(0, '8.8.8.8')).toBe('127.0.0.1');
    expect(await addressOf(1, '8.8.8.8, 9.9.9.9')).toBe('9.9.9.9');
    expect(await addressOf(2, '7.7.7.7, 8.8.8.8, 9.9.9.9')).toBe('8.8.8.8');
  });

  test('bytes that are no HTTP get an answer and hurt nobody', async () => {
    await node.app.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(node.app.listeningOrigin).port);
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(`${node.app.listeningOrigin}/healthz`)).status).toBe(200);
  });

  test('an unforeseen failure says nothing about itself, and its log line is one line', async () => {
    const broken = await createTestApp({
      ...database,
      logStream: { write: (line) => void lines.push(line) },
    });
    broken.app.platform.settings.get = () =>
      Promise.reject(
        Object.assign(new Error('select secret\nfrom table'), { client: { password: 'hunter2' } }),
      );
    const answer = await broken.app.inject({ url: '/wps/system/status' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'INTERNAL']);
    expect(answer.body).not.toMatch(/select|\.ts|stack/);
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
    await broken.close();
  });
});

describe('every answer', () => {
  test('[API-02] every operation is served under its path and method', async () => {
    for (const operation of OPERATIONS) {
      for (const method of [operation.method, ...(operation.alsoMethod ? [operation.alsoMethod] : [])])
        expect([operation.name, node.app.hasRoute({ method, url: operation.path })]).toEqual([
          operation.name,
          true,
        ]);
    }
  });

  test('carries a strict policy, a request id and no referrer', async () => {
    const page = await node.app.inject({ url: '/healthz' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'/);
    expect(policy).toContain('frame-src http://localhost:3001');
    expect(policy).toContain("connect-src 'self' ws://localhost:3000");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types maidan maidan-start");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const again = await node.app.inject({ url: '/healthz' });
    expect(again.headers['content-security-policy']).not.toBe(policy);
    const call = await node.app.inject({ url: getMemberInfo.path });
    expect(call.json<{ requestId: string }>().requestId).toBe(call.headers['x-request-id']);
    expect(call.headers['strict-transport-security']).toBeUndefined();
  });

  test('over https is pinned to https', async () => {
    const secure = await createTestApp({ ...database, publicOrigin: 'https://play.example', secure: true });
    const answer = await secure.app.inject({ url: '/wps/system/status' });
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const member = await secure.registerAndLogin();
    expect(member.cookie).toMatch(/^__Host-maidan=/);
    await secure.close();
  });

  test('no secret of a login is in any log line', async () => {
    const member = await node.registerAndLogin();
    await node.callAs(member, getMemberInfo, {});
    const log = lines.join('');
    for (const secret of [member.token, member.cookie.split('=')[1] ?? '-', member.password])
      expect(log).not.toContain(secret);
    expect(log).toContain('"operation":"getMemberInfo"');
  });
});
