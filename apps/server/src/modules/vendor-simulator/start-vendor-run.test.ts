import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listWinners } from '@maidan/contract/messages/list-winners.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { PARTNER_SHAPES, type PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { getVendorRun } from '@maidan/contract/vendor-simulator/get-vendor-run.ts';
import { getVendorSimulator } from '@maidan/contract/vendor-simulator/get-vendor-simulator.ts';
import { startVendorRun } from '@maidan/contract/vendor-simulator/start-vendor-run.ts';
import {
  VENDOR_SCENARIOS,
  type VendorFaults,
  type VendorScenario,
} from '@maidan/contract/vendor-simulator/vendor-run.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { DEMO_ACCOUNTS } from '#sandbox/people/demo-accounts.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { createTestApp, type MemberCaller } from '#testing/test-app.ts';
import { DEMO_PLAYERS } from './simulated-players.ts';

type Run = ResponseOf<typeof getVendorRun>;

const database = await databaseForThisFile();
const lines: string[] = [];
const node = await nodeForThisFile({
  ...database,
  port: await freePort(),
  logStream: { write: (line) => void lines.push(line) },
});
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
let player: MemberCaller;

beforeAll(async () => {
  await node.app.listen({ host: '127.0.0.1', port: node.app.platform.config.port });
  // Its titles are what the simulated vendor plays.
  driver = await createMaidanDriver(database.db, database.url);
  player = await node.registerAndLogin();
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

type Wish = {
  shape?: PartnerShape;
  scenario?: VendorScenario;
  faults?: Partial<VendorFaults>;
  traceId?: string;
};

const start = (as: MemberCaller, { shape = 'ours', scenario = 'won-round', faults = {}, traceId }: Wish) =>
  node.callAs(as, startVendorRun, {
    shape,
    scenario,
    faults,
    player: as.username,
    stake: '10.00',
    ...(traceId === undefined ? {} : { traceId }),
  });

async function read(traceId: string): Promise<Run> {
  const { body } = await node.callAs(null, getVendorRun, { traceId });
  if (!body.success) throw new Error(body.message);
  return body.value;
}

async function finished(traceId: string): Promise<Run> {
  for (;;) {
    const run = await read(traceId);
    if (run.state !== 'running') return run;
    await pause(50);
  }
}

async function runOf(wish: Wish, as = player): Promise<Run> {
  const { body } = await start(as, wish);
  if (!body.success) throw new Error(body.message);
  return finished(body.value.traceId);
}

/** What each order did to the balance, in minor units. */
const effects = ({ balances }: Run) =>
  balances.map(({ before, after }) => Math.round((Number(after) - Number(before)) * 100));

test('every demo account of the simulator is one of the sandbox', () => {
  expect(DEMO_ACCOUNTS.map(({ username }) => username)).toEqual(expect.arrayContaining([...DEMO_PLAYERS]));
});

test('a stranger sends nothing for another player, and nothing is left of the try', async () => {
  const other = await node.registerAndLogin();
  const asked = { shape: 'ours', scenario: 'won-round', stake: '1.00', player: other.username } as const;
  for (const as of [null, player]) {
    const { status } = await node.callAs(as, startVendorRun, { ...asked, faults: {} });
    expect(status).toBe(404);
  }
  const { rows } = await driver.owner.query('select from sandbox_vendor_run');
  expect(rows).toEqual([]);
});

test.each([
  ['in production', { profile: 'production' }],
  ['in a sandbox that does without it', { vendorSimulator: false }],
] as const)('%s there is no simulator', async (_where, config) => {
  const other = await createTestApp({ ...database, ...config });
  try {
    const asked = {
      shape: 'ours',
      scenario: 'won-round',
      stake: '1.00',
      player: 'demo',
      faults: {},
    } as const;
    for (const { status } of [
      await other.callAs(null, startVendorRun, asked),
      await other.callAs(null, getVendorSimulator, {}),
      await other.callAs(null, getVendorRun, { traceId: '0'.repeat(32) }),
    ])
      expect(status).toBe(404);
  } finally {
    await other.close();
  }
});

test('nothing is sent beyond its bounds', async () => {
  const asked = { shape: 'ours', scenario: 'won-round', player: player.username } as const;
  for (const bad of [
    { ...asked, stake: '1000.00', faults: {} },
    { ...asked, stake: '0.00', faults: {} },
    { ...asked, stake: '1.00', faults: { copies: 6 } },
    { ...asked, stake: '1.00', faults: { lateSeconds: 11 } },
  ])
    expect((await node.callAs(player, startVendorRun, bad)).status).toBe(400);
});

test('whoever is logged in finds the own account among the players', async () => {
  const { body } = await node.callAs(player, getVendorSimulator, {});
  expect(body.value).toMatchObject({
    partners: PARTNER_SHAPES.map((shape) => ({ shape })),
    players: [{ username: player.username, balance: '10000.00', own: true }],
  });
});

test.each(PARTNER_SHAPES)(
  'W27: in the shape %s every scenario ends alike, whatever goes wrong',
  async (shape) => {
    const expected: Record<VendorScenario, number> = {
      'lost-round': -1000,
      'won-round': 1000,
      'one-call': 1000,
      'two-wins': 2000,
      'rolled-back': 0,
      'win-taken-back': -1000,
    };
    const faults = {
      copies: 3,
      reorder: true,
      dropReply: true,
      garble: true,
      wrongSignature: true,
      rollbackFirst: true,
    };
    for (const scenario of VENDOR_SCENARIOS) {
      const run = await runOf({ shape, scenario, faults });
      expect([run.state, scenario, effects(run)]).toEqual([
        'done',
        scenario,
        [expected[scenario], expected[scenario]],
      ]);
      const said = (fault: string) =>
        new Set(run.calls.filter((one) => one.fault === fault).map(({ status }) => status));
      expect(said('garbled')).toEqual(new Set(['BAD_REQUEST']));
      expect(said('wrong-signature')).toEqual(new Set(['INVALID_SIGNATURE']));
      expect(said('reply-dropped')).toEqual(new Set([null]));
    }
  },
);

test('W10: a late bet is overtaken by its rollback and refused, and nothing moves', async () => {
  const run = await runOf({ scenario: 'rolled-back', faults: { lateSeconds: 1 } });
  expect(effects(run)).toEqual([0, 0]);
  expect(run.calls.filter(({ order }) => order === 'faulty')).toMatchObject([
    { call: 'rollback', fault: null, status: 'OK', ledger: [] },
    { call: 'bet', fault: 'late', status: 'ALREADY_ROLLED_BACK', ledger: [] },
  ]);
});

test('W2: a reply that is lost after the commit is told again, under the same row of the ledger', async () => {
  const run = await runOf({ scenario: 'lost-round', faults: { dropReply: true } });
  const bets = run.calls.filter(({ order, call }) => order === 'faulty' && call === 'bet');
  expect(bets).toMatchObject([
    { fault: 'reply-dropped', status: null },
    { fault: null, status: 'OK', ledger: [{ entries: [expect.any(String), expect.any(String)] }] },
  ]);
  const { rows } = await driver.owner.query(`select from wallet_transaction where transaction_id = $1`, [
    `${run.traceId}-faulty-bet`,
  ]);
  expect(rows).toHaveLength(1);
});

test('W4: one trace id leads from the press to the logs of the wallet and the rows of the ledger', async () => {
  const traceId = randomBytes(16).toString('hex');
  const run = await runOf({ traceId });
  expect(run.traceId).toBe(traceId);
  const { rows } = await driver.owner.query<{ key: string; request: string }>(
    `select t.key, w.request_id as request from ledger_transaction t
     join wallet_transaction w on w.merchant = t.merchant and w.ledger_transaction_id = t.id
     where t.key like $1 order by t.id`,
    [`wallet:SIMULATED-OURS:tx:${traceId}-%`],
  );
  expect(rows.map(({ key }) => key.split(':').at(-1))).toEqual(
    ['plain-bet', 'plain-win', 'faulty-bet', 'faulty-win'].map((name) => `${traceId}-${name}`),
  );
  expect(rows.every(({ request }) => request.startsWith(traceId))).toBe(true);
  const booked = run.calls.flatMap(({ ledger }) => ledger.map(({ transactionId }) => transactionId));
  expect(booked).toHaveLength(4);
  const traced = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ trace }) => trace === traceId);
  expect(traced.filter(({ operation }) => operation === '/seamless/v1/bet')).toHaveLength(2);
  expect(traced.map(({ msg }) => msg)).toContain('a vendor is simulated');
  expect(JSON.stringify(run)).not.toMatch(/"token":"[^…]/);
});

test('[HOM-03] what a simulated vendor pays was won by nobody, and stands on no board', async () => {
  const { balances } = await runOf({ scenario: 'two-wins' });
  expect(balances).toHaveLength(2);
  const { body } = await node.callAs(null, listWinners, {});
  expect(body).toMatchObject({ success: true, value: { list: [] } });
});

test('one run at a time for a player, and one for a trace id', async () => {
  const first = await start(player, { faults: { lateSeconds: 2 } });
  const second = await start(player, {});
  expect([first.status, second.status, second.body]).toMatchObject([
    200,
    409,
    { code: 'VENDOR_RUN_UNDER_WAY' },
  ]);
  if (!first.body.success) throw new Error('it did not start');
  const { traceId } = await finished(first.body.value.traceId);
  const again = await start(player, { traceId });
  expect(again.body).toMatchObject({ code: 'OPERATION_CONFLICT' });
});

test('where no such run is there is nothing to read', async () => {
  expect((await node.callAs(null, getVendorRun, { traceId: '0'.repeat(32) })).status).toBe(404);
});
