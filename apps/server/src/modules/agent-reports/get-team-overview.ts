import type { getTeamOverview as operation } from '@maidan/contract/agent-reports/get-team-overview.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { daysOf, readNamedRange, type DayRange } from '#modules/records/day-range.ts';
import { NOTHING, presentTeamFigures } from './agent-reports.present.ts';
import { agentOf } from './own-team.ts';
import { countActive, sumTeam, sumTeamBy } from './sums.store.ts';
import { countTeam, readCountedAt } from './team.store.ts';

const DAY_MS = 86_400_000;

export async function getTeamOverview(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db } = context;
  const agent = agentOf(context);
  const range = readNamedRange(input);
  const earlier = asLongBefore(range);
  const [countedAt, team, days, totals, active, before, activeBefore] = await Promise.all([
    readCountedAt(db, agent.merchant),
    countTeam(db, agent, range.from),
    sumTeamBy(db, agent, range, { by: 'day' }),
    sumTeam(db, agent, range),
    countActive(db, agent, range),
    sumTeam(db, agent, earlier),
    countActive(db, agent, earlier),
  ]);
  const byDay = new Map(days.map(({ start, ...figures }) => [start, figures]));
  return {
    countedAt: countedAt?.toISOString() ?? null,
    ...team,
    totals: presentTeamFigures({ ...totals, active }),
    before: presentTeamFigures({ ...before, active: activeBefore }),
    days: daysOf(range).map((day) => ({ day, ...presentTeamFigures(byDay.get(day) ?? NOTHING) })),
  };
}

function asLongBefore(range: DayRange): DayRange {
  const { length } = daysOf(range);
  return { from: moved(range.from, -length), to: moved(range.from, -1) };
}

const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
