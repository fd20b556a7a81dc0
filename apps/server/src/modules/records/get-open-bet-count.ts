import type { getOpenBetCount as operation } from '@maidan/contract/records/get-open-bet-count.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { ownerOf } from './owner.ts';
import { sumOpenRounds } from './records.store.ts';

export async function getOpenBetCount(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { rounds } = await sumOpenRounds(context.db, ownerOf(context));
  return { count: Number(rounds) };
}
