import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPayBets as operation } from '@maidan/contract/pay/list-pay-bets.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { Refusal } from '#refusals/refusal.ts';
import { payRowOf } from './pay-row-of.ts';
import { presentPayBet, presentPayMember } from './pay.present.ts';
import { selectPayBets, selectPayMembers, type PayBetPlace } from './pay.store.ts';

/** AGT-07: the rounds of a member behind a row of pay; of whoever was not below the one who got it there are none. */
export async function listPayBets(
  context: CallContext,
  { id, member, language, cursor, pageSize }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const row = await payRowOf(context, id);
  const before = cursor === undefined ? null : placeOf(cursor);
  const [[found], rows] = await Promise.all([
    selectPayMembers(db, config.merchant, row, {
      readerId: sessionOf(context).memberId,
      limit: 1,
      member,
    }),
    selectPayBets(db, config.merchant, row, { member, before, limit: pageSize + 1 }),
  ]);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  const { page, nextCursor } = cutPage(rows, pageSize, ({ slotSeconds, roundNumber, part }) =>
    writeCursor(slotSeconds, roundNumber, part),
  );
  return {
    member: presentPayMember(found, await settings.get('teamNames')),
    bets: page.map((bet) => presentPayBet(bet, language)),
    nextCursor,
  };
}

function placeOf(cursor: string): PayBetPlace {
  const [slotSeconds, roundNumber, part] = readCursor(cursor, 3);
  return { slotSeconds, roundNumber, part };
}
