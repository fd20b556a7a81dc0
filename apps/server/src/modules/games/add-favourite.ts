import {
  MOST_FAVOURITES,
  type addFavourite as addOperation,
  type FavouriteChange,
} from '@maidan/contract/games/add-favourite.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { insertFavourite } from './favourite.store.ts';
import { tellFavourite } from './tell-favourite.ts';

/** GAM-06: a vendor or type that comes along is the page's word; the node alone says which game it is. */
export async function addFavourite(
  context: CallContext,
  { nodeId }: ParsedRequestOf<typeof addOperation>,
): Promise<FavouriteChange> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const { merchant } = config;
  const { outcome, version } = await insertFavourite(db, {
    merchant,
    memberId,
    nodeId,
    most: MOST_FAVOURITES,
  });
  if (outcome === 'unknown') throw new Refusal('NOT_FOUND');
  if (outcome === 'full') throw new Refusal('FAVOURITES_FULL');
  return tellFavourite(context, { nodeId, favourite: true, version: Number(version) }, outcome === 'changed');
}
