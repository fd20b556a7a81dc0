import type { setNotices as operation } from '@maidan/contract/notices/set-notices.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { writeWish } from './notices.store.ts';

export async function setNotices(
  context: CallContext,
  { kinds, quiet, zone }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const owned = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const wanted = { kinds: [...new Set(kinds)], quiet: quiet?.from === quiet?.until ? null : quiet, zone };
  if (!(await writeWish(db, owned, wanted)))
    throw new Refusal('BAD_REQUEST', { fields: { zone: 'unknown' } });
  return {};
}
