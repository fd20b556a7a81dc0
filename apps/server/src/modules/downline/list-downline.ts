import type { listDownline as operation } from '@maidan/contract/downline/list-downline.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { moneyOf, presentMember, presentPath } from './downline.present.ts';
import { selectMembers, selectPath, selectTotals } from './downline.store.ts';

/** AGT-09: whoever is asked about must stand below the reader; anybody else is unknown. */
export async function listDownline(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const view = await settings.view();
  const [currency, { seesBalances }] = [view.get('currency'), view.get('downline')];
  const names = view.get('teamNames');
  const path = input.under === undefined ? [] : await selectPath(db, whose, input.under);
  if (input.under !== undefined && path.length === 0) throw new Refusal('DOWNLINE_UNKNOWN');
  const [rows, totals] = await Promise.all([
    selectMembers(db, whose, {
      currency,
      under: input.under ?? null,
      search: input.search ?? null,
      names,
      kind: input.kind,
      open: input.open,
      activeDays: input.active === 'any' ? null : Number(input.active),
      joinedFrom: input.joinedFrom ?? null,
      joinedTo: input.joinedTo ?? null,
      before: input.cursor === undefined ? null : readCursor(input.cursor, 2),
      limit: input.pageSize + 1,
    }),
    selectTotals(db, whose, currency),
  ]);
  const { page, nextCursor } = cutPage(rows, input.pageSize, ({ id, type }) =>
    writeCursor(type === 0 ? 0n : 1n, id),
  );
  return {
    path: presentPath(path, names),
    members: page.map((row) => presentMember(row, { names, balances: seesBalances })),
    currencySymbol: view.get('currencySymbol'),
    team: totals.team,
    teamBalance: seesBalances ? moneyOf(totals.balance) : null,
    nextCursor,
  };
}
