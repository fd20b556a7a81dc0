import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveDriver } from '#testing/serve-driver.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { runConformance } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-kit-'));
let served: Awaited<ReturnType<typeof serveWallet>>;
let driver: Awaited<ReturnType<typeof serveDriver>>;
beforeAll(async () => {
  served = await serveWallet('decimal');
  driver = await serveDriver(served.driver);
});
afterAll(async () => {
  await driver.close();
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const none = () => Promise.reject(new Error('there is no sandbox'));

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runConformance(args, (line) => lines.push(line), none);
  return { code, text: lines.join('\n') };
}
const junit = join(folder, 'out.xml');
const hex = (secret: Uint8Array) => Buffer.from(secret).toString('hex');
const asPartner = (url = served.wallet.baseUrl, shape = 'decimal') => {
  const { partner, key, rotatedKey } = served.wallet;
  const keys = [key, ...(rotatedKey ? [rotatedKey] : [])].map(({ id, secret }) => `${id}:${hex(secret)}`);
  const common = ['--partner', partner, '--keys', keys.join(','), '--junit', junit];
  return ['--wallet', url, '--shape', shape, ...common];
};

test.each([
  ['nothing', [], '--wallet must be'],
  ['an option that is none', ['--walet', 'http://127.0.0.1'], 'Unknown option'],
  [
    'no keys',
    ['--wallet', 'http://127.0.0.1', '--partner', 'X', '--driver', 'http://127.0.0.1'],
    '--keys is missing',
  ],
])('%s is told with the usage, and nobody is asked', async (_what, args, words) => {
  const { code, text } = await run(...args);
  expect(code).toBe(2);
  expect(text).toContain(words);
  expect(text).toContain('Usage: npm run conformance');
});

test('without a driver the wallet is a sandbox, and where there is none the command says so', async () => {
  expect(await run('--wallet', served.wallet.baseUrl)).toEqual({
    code: 2,
    text: 'The wallet could not be asked: there is no sandbox',
  });
});

test('every question is asked over HTTP, and the verdicts are told to people and build servers', async () => {
  const { code, text } = await run(...asPartner(), '--driver', driver.url, '--copies', '1,4');
  expect(text).toContain('0 failed, 4 skipped.');
  expect(code).toBe(0);
  expect(text).toMatch(/ok +C22 +W13 +4x {2}a batch whose second item lacks funds/);
  expect(text).toMatch(/skipped +C35 .*\n +because: somebody has to kill a node/);
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toContain('failures="0" skipped="4"');
  expect(xml.match(/<testcase /g)).toHaveLength(84);
});

test('players that were given are used once, and what needs more than them is skipped with the reason', async () => {
  const players = await Promise.all(
    ['100.00', '100.00', '10.00'].map(async (balance) => ({
      ...(await served.driver.newPlayer(balance)),
      balance,
    })),
  );
  const file = join(folder, 'players.json');
  writeFileSync(file, JSON.stringify(players));
  const { code, text } = await run(
    ...asPartner(),
    '--players',
    file,
    '--only',
    'C1,C2,C7,C8,C24',
    '--copies',
    '1',
  );
  expect(code).toBe(0);
  expect(text).toContain('5 questions: 3 ok, 0 failed, 2 skipped.');
  expect(text).toContain('because: no unused player with 100.00 in a slot game was given');
});

/** Passes calls on to the wallet, and bends the answers. */
async function serveBent(bend: (text: string, path: string) => string): Promise<Server> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(new URL(request.url ?? '', served.wallet.baseUrl), {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status).end(bend(await answer.text(), request.url ?? ''));
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a wallet that answers wrongly is told so: the rule, what was expected and what was seen', async () => {
  const bent = await serveBent((text, path) =>
    path.endsWith('/deposit') ? text.replace('125.50', '125.49') : text,
  );
  try {
    const url = `http://127.0.0.1:${(bent.address() as AddressInfo).port}`;
    const { code, text } = await run(
      ...asPartner(url),
      '--driver',
      driver.url,
      '--only',
      'C2,C8',
      '--copies',
      '1',
    );
    expect(code).toBe(1);
    expect(text).toMatch(/FAILED +C8 +W7/);
    expect(text).toContain('expected: "125.50"');
    expect(text).toContain('seen:     "125.49"');
    expect(text).toContain('Failed: C8.');
    expect(readFileSync(junit, 'utf8')).toContain('<failure');
  } finally {
    bent.closeAllConnections();
    bent.close();
  }
});

test('a partner that speaks in another shape than agreed on is a stranger, and no money moves', async () => {
  const booked = () => served.driver.owner.query('select count(*) from wallet_transaction');
  const before = (await booked()).rows;
  const { code, text } = await run(
    ...asPartner(served.wallet.baseUrl, 'integer'),
    '--driver',
    driver.url,
    '--only',
    'C2',
    '--copies',
    '1',
  );
  expect(code).toBe(1);
  expect(text).toContain('the signature was not accepted');
  expect((await booked()).rows).toEqual(before);
});
