import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { minor } from '@maidan/contract/money.ts';
import { PARTNER_SHAPES, type PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIRES } from '#adapters/wallet-wires/wires.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { closeCutRuns } from './close-cut-runs.ts';
import { bodyOf, storyOf, type Callback } from './scenarios.ts';
import { simulatedPartner } from './simulated-partners.ts';
import { ownOrigin, takeSeat } from './take-seat.ts';
import { sendCall } from './vendor-line.ts';
import { insertRun } from './vendor-simulator.store.ts';

const MERCHANT = 'maidan';
const STAKE = minor(10_00);
const FAULTS = {
  copies: 1,
  reorder: false,
  lateSeconds: 0,
  dropReply: false,
  garble: false,
  wrongSignature: false,
  rollbackFirst: false,
};

const database = await databaseForThisFile();
const node = await nodeForThisFile({ ...database, port: await freePort() });
const { platform } = node.app;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  await node.app.listen({ host: '127.0.0.1', port: platform.config.port });
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(() => driver.close());

/** What nobody listens at, since the node says in its settings where it does. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A run whose node was killed after these calls, so long ago. */
async function leaveRun(shape: PartnerShape, memberId: bigint, killedSecondsAgo: number): Promise<string> {
  const traceId = randomBytes(16).toString('hex');
  const signer = await simulatedPartner(platform, shape);
  const run = {
    memberId,
    partner: signer.partner,
    scenario: 'two-wins',
    stake: STAKE,
    faults: FAULTS,
  } as const;
  expect(await insertRun(database.db, { merchant: MERCHANT, traceId }, run)).toBeNull();
  const seat = await takeSeat(platform, memberId, signer.partner);
  if (seat === null) throw new Error('no game is open');
  const line = { origin: ownOrigin(platform.config), wire: WIRES[shape], signer, traceId };
  const send = async (callback: Callback, order: string) => {
    const { call, body } = bodyOf(callback, seat, `${traceId}-${order}`);
    const sent = await sendCall(line, { call, n: 1, requestId: `${order}-${call}`, body, way: 'whole' });
    expect(sent.answer?.status).toBe('OK');
  };
  const [bet, ...wins] = storyOf('two-wins', STAKE).open;
  if (bet === undefined) throw new Error('a story without a bet');
  for (const callback of [bet, ...wins]) await send(callback, 'plain');
  await send(bet, 'faulty');
  await driver.owner.query(
    `update sandbox_vendor_run set started_at = clock_timestamp() - make_interval(secs => $2) where trace_id = $1`,
    [traceId, killedSecondsAgo],
  );
  return traceId;
}

const stateOf = async (traceId: string) => {
  const { rows } = await driver.owner.query<{ run: string; rounds: string[] }>(
    `select (select state from sandbox_vendor_run where trace_id = $1) as run,
       (select array_agg(state order by round_id) from game_round where round_id like $1 || '-%') as rounds`,
    [traceId],
  );
  return rows[0];
};

test.each(PARTNER_SHAPES)(
  'W21: in the shape %s a simulated vendor that was killed undoes what it left open, once it is there again',
  async (shape) => {
    const player = await driver.newPlayer('100.00');
    const traceId = await leaveRun(shape, BigInt(player.id), 121);
    expect(await driver.readBalance(player)).toBe('110.00');
    expect(await stateOf(traceId)).toEqual({ run: 'running', rounds: ['open', 'open'] });
    expect([await closeCutRuns(platform), await closeCutRuns(platform)]).toEqual([1, 0]);
    expect(await stateOf(traceId)).toEqual({ run: 'failed', rounds: ['void', 'void'] });
    expect(await driver.readBalance(player)).toBe('100.00');
    await driver.verifyBooks();
  },
);

test('a run that may be under way at another node is left alone', async () => {
  const player = await driver.newPlayer('100.00');
  const traceId = await leaveRun('ours', BigInt(player.id), 100);
  expect(await closeCutRuns(platform)).toBe(0);
  expect(await stateOf(traceId)).toEqual({ run: 'running', rounds: ['open', 'open'] });
});
