import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listGrants as operation } from '@maidan/contract/rewards/list-grants.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { selectGrants, selectWelcome } from './grants/grants.store.ts';
import { money, presentGrant } from './rewards.present.ts';

export async function listGrants(
  context: CallContext,
  { cursor, pageSize, language, type }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await selectGrants(context.db, whose, {
    before,
    limit: pageSize + 1,
    type: type ?? null,
  });
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => writeCursor(id));
  const welcome = nextCursor === null && type === undefined ? await selectWelcome(context.db, whose) : null;
  return {
    grants: page.map((row) => presentGrant(row, language)),
    welcome: welcome && {
      amount: money(welcome.amount),
      at: welcome.at.toISOString(),
      takenBack: welcome.takenBack,
    },
    nextCursor,
  };
}
