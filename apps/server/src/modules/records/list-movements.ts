import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listMovements as operation } from '@maidan/contract/records/list-movements.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { readRange } from './day-range.ts';
import { presentMovement } from './movements.present.ts';
import { listMovementRows } from './movements.store.ts';
import { accountOf } from './owner.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function listMovements(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const filter = { ...readRange(input), kind: input.kind };
  const before = input.cursor === undefined ? null : readCursor(input.cursor);
  const account = await accountOf(context);
  if (account === null) return { movements: [], nextCursor: null };
  const rows = await listMovementRows(context.db, account, filter, { before, limit: input.pageSize + 1 });
  const { page, nextCursor } = cutPage(rows, input.pageSize, ({ version }) => writeCursor(version));
  return {
    movements: page.map((row) => presentMovement(row, input.language)),
    nextCursor,
  };
}
