import { getTeamBetTotals } from '@maidan/contract/agent-reports/get-team-bet-totals.ts';
import { getTeamOverview } from '@maidan/contract/agent-reports/get-team-overview.ts';
import { getTeamRevenue } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import { listTeamBets } from '@maidan/contract/agent-reports/list-team-bets.ts';
import { listTeamLosses } from '@maidan/contract/agent-reports/list-team-losses.ts';
import { listTeamPayments } from '@maidan/contract/agent-reports/list-team-payments.ts';
import { listTeamProfit } from '@maidan/contract/agent-reports/list-team-profit.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { countTeams } from '@maidan/server/modules/agent-reports/count-teams.ts';
import type { Caller, TestApp } from '@maidan/server/testing/test-app.ts';
import * as pg from 'pg';
import { withDoor } from '../door.ts';
import { median, type Measurement } from '../report.ts';

/** With `BENCH_BETS_EACH=500` it is the size the bar speaks of; writing and counting five million bets takes most of an hour. */
const BETS_EACH = Number(process.env['BENCH_BETS_EACH'] ?? 50);
const SMALL = 100;
const LARGE = Number(process.env['BENCH_TEAM'] ?? 10_000);
/** So many below each agent, which makes five levels of the large team. */
const WIDE = 9;
const CALLS = 60;
const WARM = 10;
const DAYS = 60;
const DAY_MS = 86_400_000;

/** A team below somebody, and its bets over two months in the order of time, as a site would have written them. */
async function fill(url: string, agentId: string, firstId: number, members: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`update member set type = 1 where id = $1`, [agentId]);
    await owner.query(
      `insert into member (merchant, id, username, username_key, password_hash, created_at, upline_id)
       overriding system value
       select 'maidan', $2::bigint + i, 'bench-' || $2::bigint + i, 'bench-' || $2::bigint + i, 'x', now() - interval '70 days',
         case when i < $4::int then $1::bigint else $2::bigint + (i - $4::int) / $4::int end
       from generate_series(0, $3::int - 1) i`,
      [agentId, firstId, members, WIDE],
    );
    await owner.query('alter table game_round disable trigger game_round_changed_late');
    await owner.query(
      `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
         bets_in_effect, placed_at, settled_at)
       select 'maidan', 'MAIDAN', 't-' || $1::bigint || '-' || i, $1::bigint + (i * 7919::bigint) % $2::int, 'V' || i % 6,
         'bench-' || i % 40, 'PLY', 'closed', 100 + i % 900, case when i % 3 = 0 then 250 else 0 end, 1, p.at, p.at
       from generate_series(1, $2::int * $3::int) i
       cross join lateral (
         select now() - $4::int * interval '1 day' * (1 - i / ($2::int * $3::int)::float8) as at) p`,
      [firstId, members, BETS_EACH, DAYS],
    );
    await owner.query('alter table game_round enable trigger game_round_changed_late');
  } finally {
    await owner.end();
  }
}

async function settleDown(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}

async function millisecondsOf<O extends Operation>(
  node: TestApp,
  caller: Caller,
  operation: O,
  input: RequestOf<O>,
): Promise<number> {
  const from = performance.now();
  const { status, raw } = await node.callAs(caller, operation, input);
  if (status !== 200) throw new Error(raw.body);
  return performance.now() - from;
}

const bets = (members: number): string => (members * BETS_EACH).toLocaleString('en');

type Pair = { small: Caller; large: Caller };

/** A call for the small team and the same for the large one in turn, so that both meet the same machine. */
async function compare<O extends Operation>(
  node: TestApp,
  { small, large }: Pair,
  what: string,
  operation: O,
  input: RequestOf<O>,
): Promise<Measurement> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let count = 0; count < WARM + CALLS; count += 1) {
    const few = await millisecondsOf(node, small, operation, input);
    const many = await millisecondsOf(node, large, operation, input);
    if (count < WARM) continue;
    times.small.push(few);
    times.large.push(many);
  }
  const [few, many] = [median(times.small), median(times.large)];
  return {
    what: `${what}: ${LARGE} members and ${bets(LARGE)} bets against ${SMALL} and ${bets(SMALL)}`,
    ratio: many / few,
    bar: { kind: 'at most', value: 3 },
    detail: `${many.toFixed(2)} against ${few.toFixed(2)} ms, the middle of ${CALLS} calls each`,
  };
}

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** What the first page of a report costs when the team is a hundred times as large. */
export async function measureReports(): Promise<Measurement[]> {
  return await withDoor(async (node) => {
    const [small, large] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const { databaseUrl } = node.app.platform.config;
    await fill(databaseUrl, small.memberId, 1_000_000, SMALL);
    await fill(databaseUrl, large.memberId, 2_000_000, LARGE);
    await settleDown(databaseUrl);
    const from = performance.now();
    const counted = await countTeams(node.app.platform);
    process.stdout.write(
      `counted ${counted} members in ${((performance.now() - from) / 1000).toFixed(0)} s from nothing\n`,
    );
    await settleDown(databaseUrl);
    const pair = { small, large };
    const range = { from: dayAt(Date.now() - 29 * DAY_MS), to: dayAt(Date.now()) };
    const early = { from: dayAt(Date.now() - 50 * DAY_MS), to: dayAt(Date.now() - 40 * DAY_MS) };
    const month = `${dayAt(Date.now()).slice(0, 7)}-01`;
    return [
      await compare(node, pair, 'overview of a team', getTeamOverview, range),
      await compare(node, pair, 'revenue of 30 days', getTeamRevenue, range),
      await compare(node, pair, 'profit and loss by line', listTeamProfit, range),
      await compare(node, pair, 'profit and loss by member', listTeamProfit, { ...range, view: 'members' }),
      await compare(node, pair, 'bets of a team', listTeamBets, range),
      await compare(node, pair, 'its bets of some weeks ago', listTeamBets, early),
      await compare(node, pair, 'its bets of one vendor', listTeamBets, { ...range, vendor: 'V3' }),
      await compare(node, pair, 'sums of its bets', getTeamBetTotals, range),
      await compare(node, pair, 'payments of a team', listTeamPayments, range),
      await compare(node, pair, 'members who lost in a month', listTeamLosses, { month }),
    ];
  });
}
