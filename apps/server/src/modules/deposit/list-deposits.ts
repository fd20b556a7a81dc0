import type { listDeposits as operation } from '@maidan/contract/deposit/list-deposits.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { presentDeposit } from './deposit.present.ts';
import { listOwnDeposits } from './deposit.store.ts';

export async function listDeposits(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const rows = await listOwnDeposits(context.db, {
    merchant: context.config.merchant,
    memberId: sessionOf(context).memberId,
    before: input.cursor === undefined ? null : readCursor(input.cursor),
    // One more than asked for tells whether there is another page.
    limit: input.pageSize + 1,
  });
  const page = rows.slice(0, input.pageSize);
  const last = page.at(-1);
  return {
    deposits: page.map((row) => presentDeposit(row, input.language)),
    nextCursor: rows.length > page.length && last !== undefined ? writeCursor(last.id) : null,
  };
}

function writeCursor(id: bigint): string {
  return Buffer.from(id.toString()).toString('base64url');
}

/** A cursor only says where to go on in the caller's own list, so a forged one shows nothing foreign. */
function readCursor(cursor: string): bigint {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new Refusal('BAD_REQUEST');
  return BigInt(text);
}
