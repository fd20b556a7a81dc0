import type { listFavouriteIds as idsOperation } from '@maidan/contract/games/list-favourite-ids.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readFavouriteIds } from './favourite.store.ts';

export async function listFavouriteIds(context: CallContext): Promise<ResponseOf<typeof idsOperation>> {
  const { memberId } = sessionOf(context);
  const { ids, version } = await readFavouriteIds(context.db, {
    merchant: context.config.merchant,
    memberId,
  });
  return { favGameIds: ids, version: Number(version) };
}
