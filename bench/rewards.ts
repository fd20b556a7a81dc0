/** Issue of rewards: what rules add to a bet, with everybody's page open, and to the reading of one's own account. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { openDatabase } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { switchOn, writeRule, writtenRule } from '@maidan/server/modules/rewards/rules/operate-rules.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import {
  createTestApp,
  headersOf,
  type MemberCaller,
  type TestApp,
} from '@maidan/server/testing/test-app.ts';
import type { Client } from 'pg';
import { WebSocket } from 'ws';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { sealOf, sandboxSecrets } from '../scripts/lib/secrets.ts';
import { until } from './pages.ts';
import { median, type Measurement } from './report.ts';
import { asOwner, seatMembers, type Seat } from './seats.ts';
import { GAME, press, walletLoad } from './wallet.ts';

/** Each of them has a page open, a bonus in hand where a rule gives one, and bets as fast as the wallet takes it. */
const PLAYERS = 160;
const MANY = 20;
const TURNS = 7;
const SECONDS = 5;
const WARM_UP_SECONDS = 15;
const READS = 60;

type World = { origin: string; databaseUrl: string; dataDir: string; codes: readonly string[] };

export async function measureRewards(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, secret: sealOf(dataDir), slotTitles: 100, rounds: 100 });
    await asOwner(databaseUrl, (owner) => setOn(owner, null, null));
    const place = { dataDir, databaseUrl, houseDatabaseUrl, host: '127.0.0.1' };
    const [port, housePort] = [await freePort(), await freePort()];
    const env = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' };
    const platform = await startPlatform({ ...place, port, housePort, env });
    try {
      return await withNode(databaseUrl, dataDir, async (node) => {
        const codes = await writeRules(node, databaseUrl);
        const people = await comeIn(node, codes);
        const world = { origin: platform.origin, databaseUrl, dataDir, codes };
        const pages = await openPages(platform.origin, people);
        try {
          const seats = await seatMembers(
            databaseUrl,
            GAME,
            people.map(({ memberId }) => memberId),
          );
          return [...(await measureBets(world, seats)), await measureInfo(world, people)];
        } finally {
          for (const page of pages) page.terminate();
        }
      });
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A node of our own on the same database, for what has to be there before. */
async function withNode<T>(url: string, dataDir: string, work: (node: TestApp) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, maxConnections: 4 });
  const node = await createTestApp({
    db,
    url,
    secret: Buffer.from(sandboxSecrets(dataDir).seal, 'base64url'),
  });
  try {
    return await work(node);
  } finally {
    await node.close();
    await db.close();
  }
}

const CASH = { largest: '100000.00', budget: '1000000000.00', claimDays: 14, payment: 'cash' };
const COUNTED = { RNG: 100, OTHER: 100 };
/** Kinds of rules that look at bets, in turn; the first is the one that each bet brings further. */
const KINDS = [
  {
    type: 'mission',
    terms: {
      ...CASH,
      fact: { kind: 'mission', counts: 'rounds', target: 1_000_000, amount: '10.00' },
      period: 'day',
    },
  },
  { type: 'rebate', terms: { ...CASH, fact: { kind: 'stake', rates: COUNTED }, period: 'day' } },
  { type: 'cashback', terms: { ...CASH, fact: { kind: 'loss', rate: 500 }, period: 'week' } },
  {
    type: 'gift',
    terms: {
      ...CASH,
      fact: { kind: 'fixed', amount: '100.00' },
      period: 'once',
      needsJoin: true,
      payment: 'locked',
      wagering: { times: 50, days: 30, weights: { LIVE: 1 } },
    },
  },
  {
    type: 'deposit',
    terms: { ...CASH, fact: { kind: 'deposit', rate: 1_000 }, period: 'once', needsJoin: true },
  },
] as const;

async function writeRules(node: TestApp, databaseUrl: string): Promise<string[]> {
  const { db, config } = node.app.platform;
  const place = { db, config, actor: 'bench' };
  const codes: string[] = [];
  for (let index = 0; index < MANY; index += 1) {
    const { type, terms } = KINDS[index % KINDS.length] ?? KINDS[0];
    const code = `bench-${index}`;
    const words = { title: { en: `Rule ${index}` }, summary: { en: 'Of the bench.' } };
    await writeRule(place, writtenRule.parse({ code, type, ...words, terms }));
    await switchOn(place, { code, reason: 'to be measured' });
    codes.push(code);
  }
  await asOwner(databaseUrl, (owner) => setOn(owner, codes, 20));
  return codes;
}

/** Members who take part in all that can be joined, with a bonus in hand. */
async function comeIn(node: TestApp, codes: readonly string[]): Promise<MemberCaller[]> {
  const people: MemberCaller[] = [];
  const joined = codes.filter((_, index) => 'needsJoin' in (KINDS[index % KINDS.length]?.terms ?? {}));
  for (let count = 0; count < PLAYERS; count += 1) {
    const member = await node.registerAndLogin();
    for (const code of joined) await node.callAs(member, joinPromotion, { code });
    const { body } = await node.callAs(member, claimRewards, {
      rewards: [{ code: 'bench-3', period: 'once' }],
    });
    if (!body.success) throw new Error(body.code);
    people.push(member);
  }
  return people;
}

async function openPages(origin: string, people: readonly MemberCaller[]): Promise<WebSocket[]> {
  let welcomed = 0;
  const pages = people.map(({ token, cookie }) => {
    const page = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`, {
      origin,
      headers: { cookie },
    });
    page.on('open', () => page.send(JSON.stringify({ type: 'hello', token })));
    page.on('message', (data: Buffer) => {
      const start = data.subarray(0, 20).toString();
      if (start.startsWith('{"type":"welcome"')) welcomed += 1;
      if (start.startsWith('{"type":"ping"')) page.send('{"type":"pong"}');
    });
    return page;
  });
  await Promise.all(pages.map((page) => once(page, 'open')));
  await until('all pages are welcome', () => welcomed === people.length);
  return pages;
}

/**
 * These rules, or all, as if they had been on for so many days, or never: what was ever on is read at each look, because what was
 * earned by it can still be taken (decision 0142), so a rule that was only switched off would not be without its cost.
 */
async function setOn(owner: Client, codes: readonly string[] | null, days: number | null): Promise<void> {
  await owner.query('alter table reward_version disable trigger user');
  await owner.query(
    `update reward_version set on_from = platform_now() - make_interval(days => $2::int) where $1::text[] is null or code = any($1)`,
    [codes, days],
  );
  await owner.query('alter table reward_version enable trigger user');
}

/** So many rules are there from now on; without any there is no bonus in hand either. */
async function leaveOn({ databaseUrl, codes }: World, count: number): Promise<void> {
  await asOwner(databaseUrl, async (owner) => {
    await setOn(owner, codes.slice(0, count), 20);
    await setOn(owner, codes.slice(count), null);
    await owner.query(
      count > 3
        ? `update reward_grant set state = 'locked', ended_at = null where code = 'bench-3'`
        : `update reward_grant set state = 'forfeited', ended_at = platform_now() where code = 'bench-3'`,
    );
  });
}

/** The three take short turns, so that a machine that is busy for a while is busy for all of them. */
async function measureBets(world: World, seats: readonly Seat[]): Promise<Measurement[]> {
  const load = walletLoad(world.dataDir, seats);
  await press(world.origin, load, WARM_UP_SECONDS);
  const turns = [0, 1, MANY];
  const figures = new Map<number, { spins: number; slow: number }[]>(turns.map((count) => [count, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const count of turn % 2 === 0 ? turns : turns.toReversed()) {
      await leaveOn(world, count);
      // What a node has begun under the rules before is over.
      await wait(1_000);
      figures.get(count)?.push(await press(world.origin, load, SECONDS));
    }
  const of = (count: number, what: 'spins' | 'slow') =>
    median((figures.get(count) ?? []).map((one) => one[what]));
  const compare = (count: number, words: string, atMost: number): Measurement => ({
    what: `rewards: what a bet costs with ${words} on, over one without any`,
    ratio: of(0, 'spins') / of(count, 'spins'),
    bar: { kind: 'at most', value: atMost },
    detail: `${Math.round(of(0, 'spins'))} and ${Math.round(of(count, 'spins'))} spins a second through the signed wallet, 99 of 100 within ${of(0, 'slow')} and ${of(count, 'slow')} ms; ${PLAYERS} players, each with a page open`,
  });
  return [compare(1, 'a rule', 1.1), compare(MANY, `${MANY} rules`, 1.25)];
}

/** What waits is counted whenever a page asks who it belongs to. */
async function measureInfo(world: World, people: readonly MemberCaller[]): Promise<Measurement> {
  const read = async (): Promise<number> => {
    const taken: number[] = [];
    for (let index = 0; index < READS; index += 1) {
      const headers = headersOf(people[index % people.length] ?? null);
      const from = performance.now();
      const answer = await fetch(`${world.origin}${getMemberInfo.path}`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
      taken.push(performance.now() - from);
    }
    return median(taken);
  };
  const [without, withMany]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await leaveOn(world, 0);
    without.push(await read());
    await leaveOn(world, MANY);
    withMany.push(await read());
  }
  return {
    what: `rewards: reading one's own account with ${MANY} rules on, over one without any`,
    ratio: median(withMany) / median(without),
    bar: { kind: 'at most', value: 4 },
    detail: `${median(without).toFixed(1)} and ${median(withMany).toFixed(1)} ms, medians of ${READS} by ${TURNS}`,
  };
}
