import { getAgentIncome } from '@maidan/contract/agent-reports/get-agent-income.ts';
import { getTeamBetTotals } from '@maidan/contract/agent-reports/get-team-bet-totals.ts';
import { getTeamOverview } from '@maidan/contract/agent-reports/get-team-overview.ts';
import { getTeamRevenue } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import { listTeamBets } from '@maidan/contract/agent-reports/list-team-bets.ts';
import { listTeamLosses } from '@maidan/contract/agent-reports/list-team-losses.ts';
import { listTeamPayments } from '@maidan/contract/agent-reports/list-team-payments.ts';
import { listTeamProfit } from '@maidan/contract/agent-reports/list-team-profit.ts';
import { CONTRACT_TYPES, type ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { getPayRow } from '@maidan/contract/pay/get-pay-row.ts';
import { listPayMembers } from '@maidan/contract/pay/list-pay-members.ts';
import { listPay } from '@maidan/contract/pay/list-pay.ts';
import { getStatement } from '@maidan/contract/records/get-statement.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import type { Caller, MemberCaller, TestApp } from '@maidan/server/testing/test-app.ts';
import { withDoor } from '../door.ts';
import { median, type Measurement } from '../report.ts';
import { asOwner } from '../seats.ts';
import { liveThroughPast } from './team-past.ts';

const BETS_EACH = Number(process.env['BENCH_BETS_EACH'] ?? 500);
const SMALL = 100;
const LARGE = Number(process.env['BENCH_TEAM'] ?? 10_000);
const CALLS = 60;
const WARM = 10;
const DAY_MS = 86_400_000;

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

type InputOf<O extends Operation> = (caller: Caller) => RequestOf<O>;
/** Both ask for the same. */
const alike =
  <Input>(input: Input) =>
  (): Input =>
    input;

/** A call for the small team and the same for the large one in turn, so that both meet the same machine. */
async function compare<O extends Operation>(
  node: TestApp,
  { small, large }: Pair,
  what: string,
  operation: O,
  input: InputOf<O>,
): Promise<Measurement> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let count = 0; count < WARM + CALLS; count += 1) {
    const few = await millisecondsOf(node, small, operation, input(small));
    const many = await millisecondsOf(node, large, operation, input(large));
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

/** The newest row of pay of a kind that has members behind it. */
async function newestPay(node: TestApp, { memberId }: MemberCaller, type: ContractType): Promise<string> {
  const { databaseUrl } = node.app.platform.config;
  const { rows } = await asOwner(databaseUrl, (owner) =>
    owner.query<{ id: string }>(
      `select id::text from agent_pay where member_id = $1 and type = $2 and rounds > 0 order by slot_start desc limit 1`,
      [memberId, type],
    ),
  );
  if (rows[0] === undefined) throw new Error(`there is no pay of the kind ${type}`);
  return rows[0].id;
}

/** What the first page of a report costs when the team is a hundred times as large. */
export async function measureReports(): Promise<Measurement[]> {
  return await withDoor(async (node) => {
    const [small, large] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const teams = [
      { agentId: small.memberId, firstId: 1_000_000, members: SMALL },
      { agentId: large.memberId, firstId: 2_000_000, members: LARGE },
    ];
    await liveThroughPast(node, teams, BETS_EACH);
    const pair = { small, large };
    const range = { from: dayAt(Date.now() - 29 * DAY_MS), to: dayAt(Date.now()) };
    const early = { from: dayAt(Date.now() - 50 * DAY_MS), to: dayAt(Date.now() - 40 * DAY_MS) };
    const month = `${dayAt(Date.now()).slice(0, 7)}-01`;
    const rows = new Map<Caller, Record<string, string>>();
    for (const caller of [small, large])
      rows.set(caller, {
        dividend: await newestPay(node, caller, 'dividend'),
        realtime: await newestPay(node, caller, 'realtime'),
      });
    const rowOf = (type: 'dividend' | 'realtime') => (caller: Caller) => ({
      id: rows.get(caller)?.[type] ?? '',
    });
    const results = [
      await compare(node, pair, 'overview of a team', getTeamOverview, alike(range)),
      await compare(node, pair, 'revenue of 30 days', getTeamRevenue, alike(range)),
      await compare(node, pair, 'profit and loss by line', listTeamProfit, alike(range)),
      await compare(
        node,
        pair,
        'profit and loss by member',
        listTeamProfit,
        alike({ ...range, view: 'members' }),
      ),
      await compare(node, pair, 'bets of a team', listTeamBets, alike(range)),
      await compare(node, pair, 'its bets of some weeks ago', listTeamBets, alike(early)),
      await compare(node, pair, 'its bets of one vendor', listTeamBets, alike({ ...range, vendor: 'V3' })),
      await compare(node, pair, 'sums of its bets', getTeamBetTotals, alike(range)),
      await compare(node, pair, 'payments of a team', listTeamPayments, alike(range)),
      await compare(node, pair, 'members who lost in a month', listTeamLosses, alike({ month })),
      await compare(node, pair, 'own income', getAgentIncome, alike(range)),
      await compare(node, pair, 'account details', listMovements, alike(range)),
      await compare(node, pair, 'statement of the own account', getStatement, alike(range)),
      await compare(node, pair, 'members behind a monthly dividend', listPayMembers, rowOf('dividend')),
      await compare(node, pair, 'members behind a real-time salary', listPayMembers, rowOf('realtime')),
      await compare(node, pair, 'a row of pay', getPayRow, rowOf('dividend')),
    ];
    const wide = { from: dayAt(Date.now() - 60 * DAY_MS), to: dayAt(Date.now()) };
    for (const type of CONTRACT_TYPES)
      results.push(await compare(node, pair, `pay, ${type}`, listPay, alike({ ...wide, type })));
    return results;
  });
}
