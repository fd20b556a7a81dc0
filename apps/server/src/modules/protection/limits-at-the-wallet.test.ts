import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { App } from '#call/platform.ts';
import { serveWallet, WALLET_ENVIRONMENT } from '#testing/serve-wallet.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';
import type { Player } from '#conformance/wallet-under-test.ts';
import { assertMayPlay } from './may.ts';
import { writeBreak, writeLimit } from './protection.store.ts';

const merchant = 'maidan';
let served: Awaited<ReturnType<typeof serveWallet>>;
let second: App;
/** The same wallet on two nodes. */
let nodes: [Trial, Trial];

beforeAll(async () => {
  served = await serveWallet();
  const config = readConfig({ ...WALLET_ENVIRONMENT, DATABASE_URL: served.database.url });
  second = await buildApp(config, { db: served.database.db, dueWork: false });
  const baseUrl = await second.listen({ host: '127.0.0.1', port: 0 });
  nodes = [createTrial(served.wallet, 1), createTrial({ ...served.wallet, baseUrl }, 1)];
});
afterAll(async () => {
  await second.close();
  await served.close();
});

type Kind = 'stake' | 'loss' | 'time';
type Period = 'day' | 'week' | 'month';
const limit = (player: Player, kind: Kind, period: Period, value: bigint) =>
  writeLimit(served.database.db, { merchant, memberId: player.id, kind, period }, value);
const owner = (text: string) => served.driver.owner.query(text);
const trial = () => nodes[0];

test('R2: a bet during a break is refused on every node, a win and a rollback of earlier bets are not', async () => {
  const player = await trial().driver.newPlayer('100.00');
  const [won, undone] = [trial().betOf(player, '10.00'), trial().betOf(player, '20.00')];
  await trial().send('bet', won);
  await trial().send('bet', undone);
  const owned = { merchant, memberId: player.id };
  expect(await writeBreak(served.database.db, owned, 'timeout', '24 hours')).toBe('begun');
  for (const node of nodes)
    expect(await node.send('bet', node.betOf(player, '1.00'))).toMatchObject({
      status: 'PLAYER_DISABLED',
      balance: '70.00',
    });
  await expect(assertMayPlay(second.platform, player.id)).rejects.toThrow('ON_BREAK');
  expect(await nodes[1].send('win', trial().winOf(player, won, '30.00'))).toMatchObject({
    status: 'OK',
    balance: '100.00',
  });
  expect(await nodes[1].send('rollback', trial().rollbackOf(player, undone))).toMatchObject({
    status: 'OK',
    balance: '120.00',
  });
});

test('R1: what was staked before a limit counts against it, and what was rolled back does not', async () => {
  const player = await trial().driver.newPlayer('100.00');
  const before = trial().betOf(player, '40.00');
  await trial().send('bet', before);
  await limit(player, 'stake', 'day', 50_00n);
  expect((await trial().send('bet', trial().betOf(player, '10.01'))).status).toBe('LIMIT_REACHED');
  const back = trial().betOf(player, '10.00');
  expect((await trial().send('bet', back)).status).toBe('OK');
  expect((await trial().send('bet', trial().betOf(player, '0.01'))).status).toBe('LIMIT_REACHED');
  await expect(assertMayPlay(served.app.platform, player.id)).rejects.toThrow('OWN_LIMIT_REACHED');
  await trial().send('rollback', trial().rollbackOf(player, back));
  expect((await trial().send('bet', trial().betOf(player, '10.00'))).status).toBe('OK');
  // The repeat of a bet that stands is no new bet.
  expect((await trial().send('bet', before)).status).toBe('OK');
});

test('R1: the tightest of several limits holds, and the window slides', async () => {
  const player = await trial().driver.newPlayer('100.00');
  await limit(player, 'stake', 'month', 60_00n);
  await limit(player, 'stake', 'week', 30_00n);
  await limit(player, 'stake', 'day', 20_00n);
  const bet = async (amount: string) => (await trial().send('bet', trial().betOf(player, amount))).status;
  const slide = (hours: number) =>
    owner(`update play_hour set hour = hour - interval '${hours} hours' where member_id = ${player.id}`);
  expect([await bet('20.00'), await bet('0.01')]).toEqual(['OK', 'LIMIT_REACHED']);
  await slide(26);
  expect([await bet('10.01'), await bet('10.00'), await bet('0.01')]).toEqual([
    'LIMIT_REACHED',
    'OK',
    'LIMIT_REACHED',
  ]);
  await slide(7 * 24 + 1);
  expect([await bet('20.00'), await bet('0.01')]).toEqual(['OK', 'LIMIT_REACHED']);
  await slide(7 * 24 + 1);
  // 50 of the month are gone.
  expect([await bet('10.01'), await bet('10.00')]).toEqual(['LIMIT_REACHED', 'OK']);
});

test('R1, C28: a limit on losses counts what was won, and wins are always paid', async () => {
  const player = await trial().driver.newPlayer('100.00');
  await limit(player, 'loss', 'day', 10_00n);
  const lost = trial().betOf(player, '10.00');
  expect((await trial().send('bet', lost)).status).toBe('OK');
  expect((await trial().send('bet', trial().betOf(player, '0.01'))).status).toBe('LIMIT_REACHED');
  expect((await trial().send('win', trial().winOf(player, lost, '25.00'))).status).toBe('OK');
  expect((await trial().send('bet', trial().betOf(player, '25.01'))).status).toBe('LIMIT_REACHED');
  expect((await trial().send('bet', trial().betOf(player, '25.00'))).status).toBe('OK');
});

test('R1: a limit of time is used up by playing, and by nothing else', async () => {
  const player = await trial().driver.newPlayer('100.00');
  await limit(player, 'time', 'day', 30n);
  const bet = async () => (await trial().send('bet', trial().betOf(player, '1.00'))).status;
  expect(await bet()).toBe('OK');
  const move = (minutes: number) =>
    owner(`update play_stretch set started_at = started_at - interval '${minutes} minutes'
           where member_id = ${player.id}`);
  await move(28);
  expect(await bet()).toBe('OK');
  await move(2);
  expect(await bet()).toBe('LIMIT_REACHED');
});

/** Bets of random size at once on two nodes, some undone on the way. */
const bets = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 900 }),
    node: fc.constantFrom(0, 1),
    undone: fc.boolean(),
  }),
  { minLength: 8, maxLength: 24 },
);

test('R1: under concurrency on two nodes no window ever holds more than its tightest limit', async () => {
  await fc.assert(
    fc.asyncProperty(bets, fc.integer({ min: 100, max: 3_000 }), async (plan, most) => {
      const player = await trial().driver.newPlayer('1000.00');
      await limit(player, 'stake', 'week', BigInt(most) * 2n);
      await limit(player, 'stake', 'day', BigInt(most));
      const taken = await Promise.all(
        plan.map(async ({ amount, node, undone }) => {
          const at = nodes[node === 0 ? 0 : 1];
          const bet = at.betOf(player, (amount / 100).toFixed(2));
          const { status } = await at.send('bet', bet);
          if (status === 'OK' && undone) {
            await at.send('rollback', at.rollbackOf(player, bet));
            return 0;
          }
          return status === 'OK' ? amount : 0;
        }),
      );
      const total = taken.reduce((sum, amount) => sum + amount, 0);
      expect(total).toBeLessThanOrEqual(most);
      const { rows } = await owner(
        `select sum(stake)::int as stake from play_hour where member_id = ${player.id}`,
      );
      expect(minor(rows[0]?.['stake'] ?? 0)).toBe(minor(total));
    }),
    { numRuns: 6 },
  );
});
