import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPayMembers as operation } from '@maidan/contract/pay/list-pay-members.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { payRowOf } from './pay-row-of.ts';
import { presentPayMember } from './pay.present.ts';
import { selectPayMembers, type PayMemberPlace } from './pay.store.ts';

/** Turnover may be less than zero, where much was taken back; a cursor has no sign. */
const ABOVE_ZERO = 10n ** 17n;

/** AGT-07: the members behind a row of pay. */
export async function listPayMembers(
  context: CallContext,
  { id, cursor, pageSize }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const row = await payRowOf(context, id);
  const after = cursor === undefined ? null : placeOf(cursor);
  const { db, config, settings } = context;
  const rows = await selectPayMembers(db, config.merchant, row, {
    readerId: sessionOf(context).memberId,
    after,
    limit: pageSize + 1,
  });
  const { page, nextCursor } = cutPage(rows, pageSize, ({ stake, id: member }) =>
    writeCursor(stake + ABOVE_ZERO, member),
  );
  const names = await settings.get('teamNames');
  return { members: page.map((one) => presentPayMember(one, names)), nextCursor };
}

function placeOf(cursor: string): PayMemberPlace {
  const [stake, id] = readCursor(cursor, 2);
  return { stake: stake - ABOVE_ZERO, id };
}
