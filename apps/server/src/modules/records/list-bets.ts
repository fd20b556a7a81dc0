import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listBets as operation } from '@maidan/contract/records/list-bets.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { presentBet } from './records.present.ts';
import { listRounds } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function listBets(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  // One more than asked for tells whether there is another page.
  const rows = await listRounds(db, {
    merchant: config.merchant,
    memberId: sessionOf(context).memberId,
    before: input.cursor === undefined ? null : readCursor(input.cursor),
    limit: input.pageSize + 1,
  });
  const page = rows.slice(0, input.pageSize);
  const last = page.at(-1);
  return {
    bets: page.map((row) => presentBet(row, input.language)),
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
