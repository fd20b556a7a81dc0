import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listMovements as operation } from '@maidan/contract/records/list-movements.ts';
import type { CallContext } from '#http/call-context.ts';
import { readRange } from './day-range.ts';
import { presentMovement } from './movements.present.ts';
import { listMovementRows } from './movements.store.ts';
import { accountOf } from './owner.ts';
import { readVersion, writeVersion } from './place.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function listMovements(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const filter = { ...readRange(input), kind: input.kind };
  const before = input.cursor === undefined ? null : readVersion(input.cursor);
  const account = await accountOf(context);
  if (account === null) return { movements: [], nextCursor: null };
  const rows = await listMovementRows(context.db, account, filter, { before, limit: input.pageSize + 1 });
  const page = rows.slice(0, input.pageSize);
  const last = page.at(-1);
  return {
    movements: page.map((row) => presentMovement(row, input.language)),
    nextCursor: rows.length > page.length && last !== undefined ? writeVersion(last.version) : null,
  };
}
