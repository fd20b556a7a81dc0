import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listBonuses as operation } from '@maidan/contract/records/list-bonuses.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { readRange } from './day-range.ts';
import { changeOf, presentBonus } from './movements.present.ts';
import { listMovementRows, sumMovements } from './movements.store.ts';
import { accountOf } from './owner.ts';
import { money } from './records.present.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function listBonuses(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const range = readRange(input);
  const before = input.cursor === undefined ? null : readCursor(input.cursor);
  const account = await accountOf(context);
  if (account === null) return { bonuses: [], total: money(0n), nextCursor: null };
  const [rows, sums] = [
    await listMovementRows(
      context.db,
      account,
      { ...range, kind: 'bonus' },
      { before, limit: input.pageSize + 1 },
    ),
    await sumMovements(context.db, account, range, 'month'),
  ];
  const { page, nextCursor } = cutPage(rows, input.pageSize, ({ version }) => writeCursor(version));
  return {
    bonuses: page.map(presentBonus),
    total: money(changeOf(sums.filter(({ kind }) => kind === 'bonus'))),
    nextCursor,
  };
}
