import type { listTeamPayments as operation } from '@maidan/contract/agent-reports/list-team-payments.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { readNamedRange, type DayRange } from '#modules/records/day-range.ts';
import { money, presentMember } from './agent-reports.present.ts';
import { agentOf, daysBelow, memberOf } from './own-team.ts';
import { listPaymentRows, type PaymentPlace } from './payments.store.ts';
import { sumMember, sumTeam, sumTransfers } from './sums.store.ts';
import { readCountedAt, type MemberRow } from './team.store.ts';

export async function listTeamPayments(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const named = readNamedRange(input);
  const member = await memberOf(context, input);
  const range = member === null ? named : daysBelow(named, member);
  const before = input.cursor === undefined ? null : placeOf(input.cursor);
  const agent = agentOf(context);
  const [countedAt, names, totals, rows] = await Promise.all([
    readCountedAt(db, agent.merchant),
    settings.get('teamNames'),
    before === null ? sumsOf(context, range, member) : null,
    listPaymentRows(
      db,
      agent,
      { ...range, kind: input.kind },
      { member: member?.id ?? null, before, limit: input.pageSize + 1 },
    ),
  ]);
  const { page, nextCursor } = cutPage(rows, input.pageSize, writePayment);
  return {
    countedAt: countedAt?.toISOString() ?? null,
    member: member === null ? null : presentMember(member, names),
    totals,
    payments: page.map((row) => ({
      id: writePayment(row),
      member: presentMember({ ...row, id: row.memberId }, names),
      kind: row.kind,
      amount: money(row.amount),
      at: row.at.toISOString(),
    })),
    nextCursor,
  };
}

async function sumsOf(context: CallContext, range: DayRange, member: MemberRow | null) {
  const { db } = context;
  const agent = agentOf(context);
  const { deposits, withdrawals, transfers } =
    member === null
      ? { ...(await sumTeam(db, agent, range)), transfers: await sumTransfers(db, agent, range) }
      : await sumMember(db, agent, member.id, range);
  return { deposits: money(deposits), withdrawals: money(withdrawals), transfers: money(transfers) };
}

const writePayment = ({ micros, memberId, version }: PaymentPlace): string =>
  writeCursor(micros, memberId, version);

function placeOf(cursor: string): PaymentPlace {
  const [micros, memberId, version] = readCursor(cursor, 3);
  return { micros, memberId, version };
}
