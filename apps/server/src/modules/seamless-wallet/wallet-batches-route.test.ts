import { randomUUID } from 'node:crypto';
import { memberChannel } from '@maidan/contract/live.ts';
import {
  MOST_BATCHES,
  walletAnswer,
  walletBatches,
  walletBatchesAnswer,
  walletCalls,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SigningKey } from '#call/partner.ts';
import { DatabaseUnavailable } from '#db/database-errors.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';
import type { Player } from '#conformance/wallet-under-test.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { addPartner, addPartnerKey } from './partners/change-partner.ts';
import { signatureHeaders } from './signature.ts';

let served: Awaited<ReturnType<typeof serveWallet>>;
let trial: Trial;
beforeAll(async () => {
  served = await serveWallet();
  trial = createTrial(served.wallet, 1);
});
afterEach(() => served.driver.verifyBooks());
afterAll(() => served.close());

const seated = (count: number, balance = '100.00') =>
  Promise.all(Array.from({ length: count }, () => trial.driver.newPlayer(balance)));

/** A round as the house plays it: what is staked and what is won, in one. */
function roundOf(player: Player, stake = '10.00', win = '4.00') {
  const bet = trial.betOf(player, stake);
  const { token, ...betItem } = bet;
  const { token: _token, ...winItem } = trial.winOf(player, bet, win, { roundClosed: true });
  return { requestId: randomUUID(), token, transactions: [betItem, winItem] };
}

type Sender = { partner: string; key: SigningKey };

function post(body: object, path: string = walletBatches.path, sender: Sender = served.wallet) {
  const rawBody = JSON.stringify(body);
  const headers = signatureHeaders(sender.partner, sender.key, path, Buffer.from(rawBody));
  return postAs(rawBody, headers);
}

const postAs = (body: string, headers: Record<string, string>) =>
  fetch(new URL(walletBatches.path, served.wallet.baseUrl), { method: 'POST', headers, body });

const bodyOf = (batches: readonly unknown[]) => ({ requestId: randomUUID(), batches });
const answerIn = async (response: Response) => walletBatchesAnswer.parse(await response.json());
const send = async (batches: readonly unknown[]) =>
  (await answerIn(await post(bodyOf(batches)))).answers ?? [];
const statusesOf = async (batches: readonly unknown[]) => (await send(batches)).map(({ status }) => status);

const unmoved = (players: readonly Player[]) =>
  Promise.all(players.map((player) => trial.expectBooks(player, '100.00', 0)));

test('W20: a request that nobody signed for this path, or that was heard before, is refused whole', async () => {
  const players = await seated(2);
  const body = bodyOf(players.map((player) => roundOf(player)));
  const elsewhere = await answerIn(await post(body, walletCalls.batch.path));
  expect([elsewhere.status, elsewhere.answers]).toEqual(['INVALID_SIGNATURE', undefined]);
  await unmoved(players);

  const rawBody = JSON.stringify(body);
  const { partner, key } = served.wallet;
  const headers = signatureHeaders(partner, key, walletBatches.path, Buffer.from(rawBody));
  const first = await answerIn(await postAs(rawBody, headers));
  expect(first.answers?.map(({ status }) => status)).toEqual(['OK', 'OK']);
  const again = await answerIn(await postAs(rawBody, headers));
  expect(again.answers?.map(({ status }) => status)).toEqual(['INVALID_SIGNATURE', 'INVALID_SIGNATURE']);
  for (const player of players) await trial.expectBooks(player, '94.00', 2);
});

test('W20: a request of which nothing was taken is heard once as well', async () => {
  const [player] = await seated(1);
  if (!player) throw new Error('one was seated');
  const sendTwice = async (batches: readonly unknown[], between?: () => Promise<unknown>) => {
    const rawBody = JSON.stringify(bodyOf(batches));
    const { partner, key } = served.wallet;
    const headers = signatureHeaders(partner, key, walletBatches.path, Buffer.from(rawBody));
    const first = await answerIn(await postAs(rawBody, headers));
    await between?.();
    const again = await answerIn(await postAs(rawBody, headers));
    return [first, again].map(({ answers = [] }) => answers.map(({ status }) => status));
  };
  const unreadable = { ...roundOf(player), transactions: [] };
  expect(await sendTwice([unreadable])).toEqual([['BAD_REQUEST'], ['INVALID_SIGNATURE']]);

  const client = await served.driver.owner.connect();
  await client.query('begin');
  await client.query(`select from member where merchant = 'maidan' and id = $1 for update`, [player.id]);
  const unlock = () => client.query('rollback');
  expect(await sendTwice([roundOf(player)], unlock)).toEqual([['IN_PROCESS'], ['INVALID_SIGNATURE']]);
  client.release();
  await unmoved([player]);
});

test('of another partner it plays for none of these players, and in another shape nobody is heard', async () => {
  const players = await seated(2);
  const place = { ...served.app.platform, actor: 'test' };
  const added = async (code: string, shape: 'ours' | 'integer'): Promise<Sender> => {
    await addPartner(place, { code, name: code, origin: 'https://other.example', shape });
    const name = { partner: code, direction: 'inbound', keyId: 'one' } as const;
    const secret = await addPartnerKey(place, { ...name, validFrom: new Date(), validTo: null });
    return { partner: code, key: { id: 'one', secret: Buffer.from(secret ?? '', 'hex') } };
  };
  const body = bodyOf(players.map((player) => roundOf(player)));
  const other = await answerIn(await post(body, walletBatches.path, await added('OTHER', 'ours')));
  // Asked for by itself, each is told that there is no such token.
  expect(other.answers?.map(({ status }) => status)).toEqual(['IN_PROCESS', 'IN_PROCESS']);
  const shaped = await answerIn(await post(body, walletBatches.path, await added('SHAPED', 'integer')));
  expect(shaped.status).toBe('INVALID_SIGNATURE');
  await unmoved(players);
});

test.each([
  ['no batches', 0],
  ['more than there may be', MOST_BATCHES + 1],
])('%s: a bad request, and nothing moves', async (_what, count) => {
  const players = await seated(count);
  const answer = await answerIn(await post(bodyOf(players.map((player) => roundOf(player)))));
  expect([answer.status, answer.answers]).toEqual(['BAD_REQUEST', undefined]);
  await unmoved(players);
});

test('W13: each is decided by itself, and what becomes of one touches no other', async () => {
  const [good, poor, twice, bad, last] = await seated(5);
  if (!good || !poor || !twice || !bad || !last) throw new Error('five were seated');
  const first = roundOf(twice);
  expect(await statusesOf([first])).toEqual(['OK']);
  const answers = await send([
    roundOf(good),
    roundOf(poor, '100.01'),
    {
      ...first,
      transactions: roundOf(twice, '1.00').transactions.map((item, n) => ({
        ...item,
        transactionId: first.transactions[n]?.transactionId,
      })),
    },
    { ...roundOf(bad), transactions: [] },
    'no batch at all',
    roundOf(last, '100.00', '0.00'),
  ]);
  expect(answers.map(({ status, balance }) => [status, balance])).toEqual([
    ['OK', '94.00'],
    ['INSUFFICIENT_FUNDS', '100.00'],
    ['DUPLICATE_TRANSACTION', '94.00'],
    ['BAD_REQUEST', null],
    ['BAD_REQUEST', null],
    ['OK', '0.00'],
  ]);
  await unmoved([poor, bad]);
  await trial.expectBooks(good, '94.00', 2);
  await trial.expectBooks(twice, '94.00', 2);
});

test('W2: sent again under the same ids, together or alone, each gets its first answer', async () => {
  const players = await seated(3);
  const batches = players.map((player) => roundOf(player));
  const first = await send(batches);
  await send(players.map((player) => roundOf(player)));
  const again = await send(batches);
  const told = ({ balance, platformTransactionIds }: (typeof first)[number]) => [
    balance,
    platformTransactionIds,
  ];
  expect(again.map(told)).toEqual(first.map(told));
  const alone = await Promise.all(
    batches.map(({ requestId: _id, ...batch }) => trial.send('batch', batch as never)),
  );
  expect(alone.map((answer) => told(walletAnswer.parse(answer)))).toEqual(first.map(told));
  for (const player of players) await trial.expectBooks(player, '88.00', 4);
});

test('W24: whose player is locked is told so at once and has changed nothing, and the others do not wait', async () => {
  const [free, locked] = await seated(2);
  if (!free || !locked) throw new Error('two were seated');
  const batch = roundOf(locked);
  const client = await served.driver.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select from member where merchant = 'maidan' and id = $1 for update`, [locked.id]);
    const answers = await send([batch, roundOf(free)]);
    expect(answers.map(({ status, requestId }) => [status, requestId === batch.requestId])).toEqual([
      ['IN_PROCESS', true],
      ['OK', false],
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await unmoved([locked]);
  const { requestId: _id, ...alone } = batch;
  expect(await trial.send('batch', alone as never)).toMatchObject({ status: 'OK', balance: '94.00' });
});

test('W24: of two batches of one player the second is sent again', async () => {
  const [player] = await seated(1);
  if (!player) throw new Error('one was seated');
  const batches = [roundOf(player), roundOf(player)];
  expect(await statusesOf(batches)).toEqual(['OK', 'IN_PROCESS']);
  await trial.expectBooks(player, '94.00', 2);
  expect(await statusesOf(batches.slice(1))).toEqual(['OK']);
  await trial.expectBooks(player, '88.00', 4);
});

test('C6: an id that two of them use undoes all, and each is told to ask again', async () => {
  const [one, two, other] = await seated(3);
  if (!one || !two || !other) throw new Error('three were seated');
  const batch = roundOf(one);
  const batches = [batch, { ...batch, token: two.token }, roundOf(other)];
  expect(await statusesOf(batches)).toEqual(['IN_PROCESS', 'IN_PROCESS', 'IN_PROCESS']);
  await unmoved([one, two, other]);
  for (const [index, status] of (['OK', 'DUPLICATE_TRANSACTION', 'OK'] as const).entries())
    expect(await statusesOf(batches.slice(index, index + 1))).toEqual([status]);
});

test.each([
  ['before the statement', 0],
  ['between its commit and its answer', 2],
])(
  'W19, W2: cut off from the database %s nobody knows; sent again each is taken once',
  async (_when, moved) => {
    const players = await seated(2);
    const batches = players.map((player) => roundOf(player));
    const { db } = served.app.platform;
    const run = db.query.bind(db);
    const cut = vi.spyOn(db, 'query').mockImplementation(async (statement) => {
      if (statement.name !== 'wallet-take') return run(statement);
      if (moved > 0) await run(statement);
      throw new DatabaseUnavailable('CONNECTION_LOST', new Error('Connection terminated'));
    });
    const response = await post(bodyOf(batches));
    cut.mockRestore();
    expect([response.status, (await answerIn(response)).status]).toEqual([500, 'UNKNOWN']);
    for (const player of players) expect(await served.driver.countMovements(player)).toBe(moved);
    for (let time = 0; time < 2; time += 1) {
      const answers = await send(batches);
      expect(answers.map(({ status, balance }) => [status, balance])).toEqual([
        ['OK', '94.00'],
        ['OK', '94.00'],
      ]);
    }
    for (const player of players) await trial.expectBooks(player, '94.00', 2);
  },
);

test('after the commit everybody whose money moved hears of the new balance', async () => {
  const players = await seated(2);
  const heard: string[] = [];
  const stop = served.app.platform.bus.subscribe((message) => {
    if (message.kind === 'frame') heard.push(message.frame.channel);
  });
  await send(players.map((player) => roundOf(player)));
  await expect.poll(() => heard.toSorted()).toEqual(players.map(({ id }) => memberChannel(id)).toSorted());
  stop();
});
