import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listBets as operation } from '@maidan/contract/records/list-bets.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage } from '#call/cursor.ts';
import { readRange } from './day-range.ts';
import { ownerOf } from './owner.ts';
import { readPlace, writePlace } from './place.ts';
import { presentBet } from './records.present.ts';
import { listRounds } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function listBets(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  // One more than asked for tells whether there is another page.
  const rows = await listRounds(
    context.db,
    ownerOf(context),
    { ...input, ...readRange(input) },
    { before: input.cursor === undefined ? null : readPlace(input.cursor), limit: input.pageSize + 1 },
  );
  const { page, nextCursor } = cutPage(rows, input.pageSize, writePlace);
  return {
    bets: page.map((row) => presentBet(row, input.language)),
    nextCursor,
  };
}
