import { randomUUID } from 'node:crypto';
import { memberChannel, openBetsChannel, type LiveFrame } from '@maidan/contract/live.ts';
import { walletAnswer, walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '#db/sql.ts';
import { hashLaunchToken } from './launch-token.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';
import { signatureHeaders } from './signature.ts';
import { forgetNonces } from './seamless-wallet.store.ts';

let served: Awaited<ReturnType<typeof serveWallet>>;
let trial: Trial;
beforeAll(async () => {
  served = await serveWallet();
  trial = createTrial(served.wallet, 1);
});
afterAll(() => served.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await served.driver.owner.query<Record<string, unknown>>(text, values)).rows;

const statusOf = async (response: Response) => walletAnswer.parse(await response.json()).status;

test('the application cannot write rounds, transactions or nonces except through the calls', async () => {
  const { db } = served.database;
  const forbidden = [
    sql`insert into vendor_nonce (merchant, partner, nonce) values ('maidan', 'MAIDAN', 'x')`,
    sql`update wallet_transaction set amount = 1`,
    sql`delete from wallet_transaction`,
    sql`update game_round set payout = 1`,
    sql`update launch_session set member_id = 1`,
    sql`insert into wallet_alert (merchant) values ('maidan')`,
    sql`select wallet_claim_nonce('maidan', 'MAIDAN', 'x')`,
  ];
  for (const statement of forbidden) await expect(db.query(statement)).rejects.toThrow(/permission denied/);
});

test('W19, W20: when the database is gone the answer is 500 UNKNOWN, and nothing is decided', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const rawBody = JSON.stringify({ requestId: randomUUID(), ...trial.betOf(player, '10.00') });
  await served.driver.owner.query('alter function wallet_take rename to wallet_take_away');
  try {
    const response = await post(rawBody);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(walletAnswer.parse(JSON.parse(text)).status).toBe('UNKNOWN');
    expect(text).not.toMatch(/wallet_take|function/);
  } finally {
    await served.driver.owner.query('alter function wallet_take_away rename to wallet_take');
  }
  await trial.expectBooks(player, '100.00', 0);
});

test('W24: a player whose wallet stays locked is told to try again, and nothing moved', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const client = await served.driver.owner.connect();
  try {
    await client.query('begin');
    await client.query('select from member where merchant = $1 and id = $2 for update', [
      'maidan',
      player.id,
    ]);
    expect(await trial.send('bet', trial.betOf(player, '10.00'))).toMatchObject({ status: 'IN_PROCESS' });
  } finally {
    await client.query('rollback');
    client.release();
  }
  await trial.expectBooks(player, '100.00', 0);
});

test('a body too large, or in another content type, is decided and moves nothing', async () => {
  const large = await post(JSON.stringify({ requestId: 'x'.repeat(70_000) }));
  expect([large.status, await statusOf(large)]).toEqual([200, 'BAD_REQUEST']);
  const player = await trial.driver.newPlayer('10.00');
  const rawBody = JSON.stringify({ requestId: randomUUID(), ...trial.betOf(player, '1.00') });
  const plain = await post(rawBody, { 'content-type': 'text/plain' });
  expect(await statusOf(plain)).toBe('OK');
  const broken = await post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
  expect(await statusOf(broken)).toBe('BAD_REQUEST');
});

test('after the commit, and only when money moved, the new balance is published', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const frames: LiveFrame[] = [];
  const stop = served.app.platform.bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.channel === memberChannel(player.id))
      frames.push(message.frame);
  });
  const bet = trial.betOf(player, '10.00');
  await trial.send('bet', bet);
  await trial.send('bet', bet);
  await trial.send('bet', trial.betOf(player, '1000.00'));
  await trial.send('win', trial.winOf(player, bet, '0.00'));
  await trial.send('win', trial.winOf(player, bet, '15.00', { roundClosed: true }));
  await expect.poll(() => frames.map((frame) => frame.data)).toHaveLength(2);
  stop();
  const news = frames.map((frame) => [frame.version, 'balance' in frame.data && frame.data.balance]);
  // Pages go by the version, so the order of arrival is nobody's promise.
  expect(news.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [2, '90.00'],
    [3, '105.00'],
  ]);
});

test('a bus that fails does not fail the answer', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const publish = vi.spyOn(served.app.platform.bus, 'publish').mockRejectedValue(new Error('no news today'));
  const answer = await trial.send('bet', trial.betOf(player, '10.00'));
  expect(answer).toMatchObject({ status: 'OK', balance: '90.00' });
  // Neither the balance nor what is open is waited for, so both may come after the answer, in any order.
  const told = () =>
    publish.mock.calls.flatMap(([message]) => (message.kind === 'frame' ? message.frame.channel : []));
  await expect.poll(() => told().toSorted()).toEqual([memberChannel(player.id), openBetsChannel(player.id)]);
  publish.mockRestore();
});

test('R4: a bet after logout is refused, while its win still arrives', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const bet = trial.betOf(player, '10.00');
  await trial.send('bet', bet);
  await rows(
    `with login as (
       insert into session (merchant, member_id, token_hash, half_hash, ip, ended_at, end_reason)
       values ('maidan', $1, sha256($2::bytea), sha256($2::bytea), '127.0.0.1', now(), 'logout') returning id)
     update launch_session set session_id = login.id from login where token_hash = $3`,
    [player.id, Buffer.from(player.token), hashLaunchToken(player.token)],
  );
  expect(await trial.send('bet', trial.betOf(player, '10.00'))).toMatchObject({
    status: 'TOKEN_EXPIRED',
    balance: '90.00',
  });
  expect(await trial.send('win', trial.winOf(player, bet, '5.00'))).toMatchObject({
    status: 'OK',
    balance: '95.00',
  });
});

test.each([
  [
    'in maintenance',
    `insert into setting (merchant, key, value) values ('maidan', 'systemStatus', '1')`,
    'delete from setting',
  ],
  [
    'of a partner that is switched off',
    `update vendor_partner set enabled = false where code = 'MAIDAN'`,
    `update vendor_partner set enabled = true`,
  ],
])('T13: %s bets are refused, wins and rollbacks arrive', async (_when, statement, undo) => {
  const player = await trial.driver.newPlayer('100.00');
  const [won, undone] = [trial.betOf(player, '10.00'), trial.betOf(player, '10.00')];
  await trial.send('bet', won);
  await trial.send('bet', undone);
  await rows(statement);
  try {
    expect(await trial.send('bet', trial.betOf(player, '10.00'))).toMatchObject({
      status: 'PARTNER_DISABLED',
      balance: '80.00',
    });
    expect(await trial.send('win', trial.winOf(player, won, '5.00'))).toMatchObject({
      status: 'OK',
      balance: '85.00',
    });
    expect(await trial.send('rollback', trial.rollbackOf(player, undone))).toMatchObject({
      status: 'OK',
      balance: '95.00',
    });
  } finally {
    await rows(undo);
  }
});

test('a game closed since the launch takes no more bets and still pays', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const bet = trial.betOf(player, '10.00');
  await trial.send('bet', bet);
  await rows(`update game set open = false where node_id = 'conf-slot'`);
  try {
    expect(await trial.send('bet', trial.betOf(player, '10.00'))).toMatchObject({
      status: 'INVALID_GAME',
      balance: '90.00',
    });
    expect(await trial.send('win', trial.winOf(player, bet, '5.00'))).toMatchObject({
      status: 'OK',
      balance: '95.00',
    });
  } finally {
    await rows(`update game set open = true where node_id = 'conf-slot'`);
  }
});

test('two players share a table round, each with an own stake and end', async () => {
  const [one, two] = [
    await trial.driver.newPlayer('100.00', 'live'),
    await trial.driver.newPlayer('100.00', 'live'),
  ];
  const first = trial.betOf(one, '10.00');
  const second = trial.betOf(two, '20.00', { roundId: first.roundId });
  await trial.send('bet', first);
  await trial.send('bet', second);
  expect(await trial.send('endRound', { token: one.token, roundId: first.roundId })).toMatchObject({
    status: 'OK',
    balance: '90.00',
  });
  const still = await trial.send('round', { token: two.token, roundId: first.roundId });
  expect(still.round).toEqual({ state: 'open', stake: '20.00', payout: '0.00' });
  expect(await trial.send('win', trial.winOf(two, second, '40.00'))).toMatchObject({
    status: 'OK',
    balance: '120.00',
  });
});

test('W1: twenty different bets at once spend a balance exactly, and no more', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const bets = Array.from({ length: 20 }, () => trial.betOf(player, '9.00'));
  const answers = await Promise.all(bets.map((bet) => trial.send('bet', bet)));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(11);
  expect(answers.filter(({ status }) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(9);
  await trial.expectBooks(player, '1.00', 11);
});

test('W24: bets that race the end of their round are in it or refused, and nothing is left open', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const first = trial.betOf(player, '1.00');
  const { token } = player;
  const { roundId } = first;
  await trial.send('bet', first);
  const more = Array.from({ length: 12 }, () => trial.betOf(player, '1.00', { roundId }));
  const answers = await Promise.all(
    more.map(async (bet, index) => {
      if (index === 6) await trial.send('endRound', { token, roundId });
      return trial.send('bet', bet);
    }),
  );
  const taken = answers.filter(({ status }) => status === 'OK').length;
  expect(answers.filter(({ status }) => status === 'ROUND_CLOSED')).toHaveLength(12 - taken);
  const { round } = await trial.send('round', { token, roundId });
  expect(round).toEqual({ state: 'closed', stake: `${taken + 1}.00`, payout: '0.00' });
  await trial.expectBooks(player, `${99 - taken}.00`, taken + 1);
  await expect(served.driver.verifyBooks()).resolves.toBeUndefined();
});

test('C6: the same new id from many players at once is booked for exactly one', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => trial.driver.newPlayer('10.00')));
  const [first] = players;
  if (first === undefined) throw new Error('no player');
  const bet = trial.betOf(first, '4.00');
  const answers = await Promise.all(players.map(({ token }) => trial.send('bet', { ...bet, token })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<string>(11).fill('DUPLICATE_TRANSACTION'),
    'OK',
  ]);
  const left = await Promise.all(players.map((player) => served.driver.readBalance(player)));
  expect(left.toSorted()).toEqual([...Array<string>(11).fill('10.00'), '6.00']);
});

test('nonces are forgotten when no signature can carry them any more', async () => {
  await rows(`update vendor_nonce set seen_at = now() - interval '1 hour'`);
  await forgetNonces(served.database.db, 600);
  expect(await rows('select from vendor_nonce')).toHaveLength(0);
});

function post(
  rawBody: string | Buffer<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { baseUrl, partner, key } = served.wallet;
  return fetch(new URL(walletCalls.bet.path, baseUrl), {
    method: 'POST',
    headers: { ...signatureHeaders(partner, key, walletCalls.bet.path, Buffer.from(rawBody)), ...headers },
    body: rawBody,
  });
}
