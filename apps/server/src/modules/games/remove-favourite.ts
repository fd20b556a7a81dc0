import type { FavouriteChange } from '@maidan/contract/games/add-favourite.ts';
import type { removeFavourite as removeOperation } from '@maidan/contract/games/remove-favourite.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { deleteFavourite } from './favourite.store.ts';
import { tellFavourite } from './tell-favourite.ts';

export async function removeFavourite(
  context: CallContext,
  { nodeId }: ParsedRequestOf<typeof removeOperation>,
): Promise<FavouriteChange> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const { outcome, version } = await deleteFavourite(db, { merchant: config.merchant, memberId, nodeId });
  return tellFavourite(
    context,
    { nodeId, favourite: false, version: Number(version) },
    outcome === 'changed',
  );
}
