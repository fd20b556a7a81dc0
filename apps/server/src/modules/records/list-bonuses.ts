import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listBonuses as operation } from '@maidan/contract/records/list-bonuses.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { readRange } from './day-range.ts';
import { changeOf, presentBonus } from './movements.present.ts';
import { listMovementRows, selectRewardTitles, sumMovements } from './movements.store.ts';
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
  const titles = await selectRewardTitles(
    context.db,
    account,
    page.map(({ transactionId }) => transactionId),
  );
  const titleOf = ({ transactionId }: { transactionId: bigint }): string | null => {
    const found = titles.find((one) => one.transactionId === transactionId);
    return found === undefined ? null : textIn(found.title, input.language);
  };
  return {
    bonuses: page.map((row) => presentBonus(row, titleOf(row))),
    total: money(changeOf(sums.filter(({ kind }) => kind === 'bonus'))),
    nextCursor,
  };
}
