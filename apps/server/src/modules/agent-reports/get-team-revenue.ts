import type { getTeamRevenue as operation } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { readNamedRange } from '#modules/records/day-range.ts';
import { presentTeamFigures } from './agent-reports.present.ts';
import { agentOf } from './own-team.ts';
import { sumTeam, sumTeamBy } from './sums.store.ts';
import { readCountedAt } from './team.store.ts';

export async function getTeamRevenue(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db } = context;
  const { by, category } = input;
  const agent = agentOf(context);
  const range = readNamedRange(input);
  const [countedAt, totals, rows] = await Promise.all([
    readCountedAt(db, agent.merchant),
    sumTeam(db, agent, range, { category }),
    sumTeamBy(db, agent, range, { by, category }),
  ]);
  return {
    countedAt: countedAt?.toISOString() ?? null,
    totals: presentTeamFigures(totals),
    periods: rows.map(({ start, ...figures }) => ({ start, ...presentTeamFigures(figures) })),
  };
}
