import type { listTeamLosses as operation } from '@maidan/contract/agent-reports/list-team-losses.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { money, presentFigures, presentMember } from './agent-reports.present.ts';
import { listLossRows, sumLosses, type LossPlace } from './losses.store.ts';
import { agentOf, memberOf } from './own-team.ts';
import { readCountedAt } from './team.store.ts';

export async function listTeamLosses(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const { month, least = 0, cursor, pageSize } = input;
  const agent = agentOf(context);
  const member = await memberOf(context, input, 'ever');
  const filter = { month, member: member?.id ?? null, least: BigInt(least) * MINOR };
  const after = cursor === undefined ? null : placeOf(cursor);
  const [countedAt, names, totals, rows] = await Promise.all([
    readCountedAt(db, agent.merchant),
    settings.get('teamNames'),
    after === null ? sumLosses(db, agent, filter) : null,
    listLossRows(db, agent, filter, { after, limit: pageSize + 1 }),
  ]);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ lost, id }) => writeCursor(lost, id));
  return {
    countedAt: countedAt?.toISOString() ?? null,
    member: member === null ? null : presentMember(member, names),
    totals: totals === null ? null : { members: Number(totals.members), lost: money(totals.lost) },
    rows: page.map((row) => ({
      ...presentMember(row, names),
      ...presentFigures(row),
      lost: money(row.lost),
    })),
    nextCursor,
  };
}

/** Of a whole unit of the currency. */
const MINOR = 100n;

function placeOf(cursor: string): LossPlace {
  const [lost, id] = readCursor(cursor, 2);
  return { lost, id };
}
