import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { MOST_BATCHES } from '@maidan/contract/seamless-wallet/wallet.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SigningKey } from '#config.ts';
import { startTestWallet, type TestWallet } from '#testing/test-wallet.ts';
import { openWalletClient, type WalletClient } from './wallet-client.ts';

const key: SigningKey = { id: 'house-1', secret: randomBytes(32) };
const open = (platformUrl: string, signingKey = key): WalletClient =>
  openWalletClient({ platformUrl, key: signingKey, timeoutMs: 2_000, onTrouble: () => undefined });

let wallet: TestWallet;
let client: WalletClient;
beforeAll(async () => {
  wallet = await startTestWallet(key);
});
beforeEach(() => {
  wallet.reset();
  client = open(wallet.url);
});
afterAll(() => wallet.close());

function roundOf(stake: string, token = `token-${randomUUID()}`): Parameters<WalletClient['batchAlong']>[0] {
  const roundId = randomUUID();
  const facts = { roundId, gameCode: 'line-slot', currency: 'PLY' };
  const [bet, win] = [`${roundId}.bet`, `${roundId}.win`];
  return {
    token,
    transactions: [
      { kind: 'bet', transactionId: bet, amount: stake, roundClosed: false, ...facts },
      { kind: 'win', transactionId: win, betTransactionId: bet, amount: '0.00', roundClosed: true, ...facts },
    ],
  };
}

const sent = (rounds: readonly ReturnType<typeof roundOf>[]) =>
  Promise.all(rounds.map((round) => client.batchAlong(round)));
const statusesOf = async (rounds: readonly ReturnType<typeof roundOf>[]) =>
  (await sent(rounds)).map((reply) => reply?.status ?? null);

test('W24: rounds that are sent at one moment go as one request, each with its own answer', async () => {
  const rounds = [roundOf('1.00'), roundOf('2000.00'), roundOf('2.00')];
  const replies = await sent(rounds);
  expect(replies.map((reply) => [reply?.status, reply?.balance])).toEqual([
    ['OK', '999.00'],
    ['INSUFFICIENT_FUNDS', '999.00'],
    ['OK', '997.00'],
  ]);
  expect(wallet.requests).toEqual(['batches']);
});

test('W24: a second request goes while the first is under way; what comes then gathers for the next', async () => {
  const held: { rounds: number; answer: () => void }[] = [];
  const hold = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { batches } = (await json(request)) as { batches: unknown[] };
    const answer = () => void response.end(JSON.stringify({ status: 'UNKNOWN', requestId: 'echoed' }));
    held.push({ rounds: batches.length, answer });
  };
  const server = createServer((request, response) => void hold(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    client = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const all = [client.batchAlong(roundOf('1.00'))];
    await expect.poll(() => held.length).toBe(1);
    all.push(client.batchAlong(roundOf('1.00')));
    await expect.poll(() => held.length).toBe(2);
    all.push(...['1.00', '2.00', '3.00'].map((stake) => client.batchAlong(roundOf(stake))));
    held[0]?.answer();
    await expect.poll(() => held.length).toBe(3);
    expect(held.map(({ rounds }) => rounds)).toEqual([1, 1, 3]);
    for (const { answer } of held.slice(1)) answer();
    expect(await Promise.all(all)).toEqual([null, null, null, null, null]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('W24: what comes while a request is under way goes with the next, whoever is locked in it', async () => {
  wallet.faults.push('IN_PROCESS');
  const first = client.batchAlong(roundOf('1.00'));
  await expect.poll(() => wallet.requests).toContain('batches');
  const replies = await Promise.all([
    first,
    ...[roundOf('2.00'), roundOf('3.00')].map((round) => client.batchAlong(round)),
  ]);
  expect(replies.map((reply) => reply?.status)).toEqual(['OK', 'OK', 'OK']);
  expect(wallet.requests.toSorted()).toEqual(['batch', 'batches', 'batches']);
});

test('W24: one that could not be taken along is sent by itself at once, under the same ids', async () => {
  wallet.faults.push('well', 'IN_PROCESS', 'well');
  const rounds = [roundOf('1.00'), roundOf('2.00'), roundOf('3.00')];
  expect(await statusesOf(rounds)).toEqual(['OK', 'OK', 'OK']);
  expect(wallet.requests).toEqual(['batches', 'batch']);
  expect(wallet.seen.at(-1)?.ids).toEqual(rounds[1]?.transactions.map(({ transactionId }) => transactionId));
  expect(wallet.balance).toBe(100_000n - 600n);
});

test('W19: of those whose answer is lost the house does not know, and nothing is sent again by itself', async () => {
  wallet.faults.push('well', 'lost');
  expect(await statusesOf([roundOf('1.00'), roundOf('2.00')])).toEqual([null, null]);
  expect(wallet.requests).toEqual(['batches']);
});

test('W19: of one among them that ended without a decision the house does not know; the others count', async () => {
  wallet.faults.push('UNKNOWN', 'well');
  expect(await statusesOf([roundOf('1.00'), roundOf('2.00')])).toEqual([null, 'OK']);
});

test('W20: a request that is refused whole is a refusal for each', async () => {
  client = open(wallet.url, { ...key, secret: randomBytes(32) });
  expect(await statusesOf([roundOf('1.00'), roundOf('2.00')])).toEqual([
    'INVALID_SIGNATURE',
    'INVALID_SIGNATURE',
  ]);
});

test('W24: two of one token follow each other', async () => {
  const [first, second] = [roundOf('1.00', 'token-of-one'), roundOf('2.00', 'token-of-one')];
  expect(await statusesOf([first, roundOf('3.00'), second])).toEqual(['OK', 'OK', 'OK']);
  expect(wallet.requests).toEqual(['batches', 'batches']);
});

test('more than a request may hold go as several', async () => {
  const rounds = Array.from({ length: MOST_BATCHES + 1 }, () => roundOf('1.00'));
  expect(new Set(await statusesOf(rounds))).toEqual(new Set(['OK']));
  expect(wallet.requests).toEqual(['batches', 'batches']);
  expect(wallet.balance).toBe(100_000n - 100n * BigInt(rounds.length));
});

test.each([
  ['fewer answers than rounds', { status: 'OK', requestId: 'echoed', answers: [] }],
  ['no decision', { status: 'UNKNOWN', requestId: 'echoed' }],
  ['something else', { ok: true }],
])('W19: answered with %s the house does not know', async (_what, body) => {
  const server = createServer((_request, response) => void response.end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    client = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await statusesOf([roundOf('1.00'), roundOf('2.00')])).toEqual([null, null]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
