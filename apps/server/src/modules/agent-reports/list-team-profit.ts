import type { listTeamProfit as operation } from '@maidan/contract/agent-reports/list-team-profit.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { readNamedRange } from '#modules/records/day-range.ts';
import { NOTHING, presentFigures, presentMember, presentVendors } from './agent-reports.present.ts';
import { agentOf, daysBelow, memberBelow, memberOf } from './own-team.ts';
import { listProfitRows, type ProfitPlace } from './profit.store.ts';
import { listTeamVendors, sumTeam } from './sums.store.ts';
import { listPath, readCountedAt } from './team.store.ts';

export async function listTeamProfit(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const own = agentOf(context);
  const named = readNamedRange(input);
  const top = input.of === undefined ? null : await memberBelow(context, input.of);
  const agent = top === null ? own : { ...own, agentId: String(top.id) };
  const range = top === null ? named : daysBelow(named, top);
  const member = await memberOf(context, input, 'ever');
  const after = input.cursor === undefined ? null : placeOf(input.cursor);
  const [countedAt, names, path, vendors, sums, found] = await Promise.all([
    readCountedAt(db, own.merchant),
    settings.get('teamNames'),
    top === null ? [] : listPath(db, own, top.id),
    after === null ? listTeamVendors(db, agent, range) : null,
    member === null ? sumTeam(db, agent, range, input) : null,
    listProfitRows(
      db,
      agent,
      range,
      { ...input, member: member?.id ?? null },
      { after, limit: input.pageSize + 1 },
    ),
  ]);
  const { page, nextCursor } = cutPage(found, input.pageSize, ({ depth, id }) =>
    writeCursor(BigInt(depth), id),
  );
  const above = top?.depth ?? 0;
  return {
    countedAt: countedAt?.toISOString() ?? null,
    path: path.map((one) => presentMember(one, names)),
    totals: presentFigures(sums ?? found[0] ?? NOTHING),
    member: member === null ? null : presentMember(member, names),
    vendors: vendors === null ? null : presentVendors(vendors, input.language),
    rows: page.map((row) => ({
      ...presentMember({ ...row, depth: above + row.depth }, names),
      ...presentFigures(row),
      members: Number(row.members),
      left: row.isGone,
    })),
    nextCursor,
  };
}

function placeOf(cursor: string): ProfitPlace {
  const [depth, id] = readCursor(cursor, 2);
  return { depth, id };
}
