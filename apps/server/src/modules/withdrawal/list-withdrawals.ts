import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listWithdrawals as operation } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import { selectWithdrawals } from './withdrawal.store.ts';

export async function listWithdrawals(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const rules = await settings.get('withdrawal');
  // One more than asked for tells whether there is another page.
  const rows = await selectWithdrawals(db, {
    merchant: config.merchant,
    memberId: sessionOf(context).memberId,
    before: input.cursor === undefined ? null : readCursor(input.cursor),
    limit: input.pageSize + 1,
  });
  const page = rows.slice(0, input.pageSize);
  const last = page.at(-1);
  return {
    withdrawals: page.map((row) => presentWithdrawal(row, rules)),
    nextCursor: rows.length > page.length && last !== undefined ? writeCursor(last.id) : null,
  };
}

function writeCursor(id: bigint): string {
  return Buffer.from(id.toString()).toString('base64url');
}

/** A cursor only says where to go on in the caller's own record, so a forged one shows nothing foreign. */
function readCursor(cursor: string): bigint {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new Refusal('BAD_REQUEST');
  return BigInt(text);
}
