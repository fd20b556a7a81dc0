import {
  MOST_FAVOURITES,
  type addFavourite as addOperation,
  type FavouriteChange,
} from '@maidan/contract/games/add-favourite.ts';
import type { removeFavourite as removeOperation } from '@maidan/contract/games/remove-favourite.ts';
import { favouritesChannel } from '@maidan/contract/live.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { deleteFavourite, insertFavourite } from './favourite.store.ts';

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
  return tell(context, { nodeId, favourite: true, version: Number(version) }, outcome === 'changed');
}

export async function removeFavourite(
  context: CallContext,
  { nodeId }: ParsedRequestOf<typeof removeOperation>,
): Promise<FavouriteChange> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const { outcome, version } = await deleteFavourite(db, { merchant: config.merchant, memberId, nodeId });
  return tell(context, { nodeId, favourite: false, version: Number(version) }, outcome === 'changed');
}

/** After the commit, and only when something changed. The device that asked hears it too, and knows it by its number. */
async function tell(
  context: CallContext,
  change: FavouriteChange,
  changed: boolean,
): Promise<FavouriteChange> {
  const { version, ...data } = change;
  const channel = favouritesChannel(sessionOf(context).memberId);
  if (changed)
    await context.bus.publish({ kind: 'frame', frame: { type: 'favourites', channel, version, data } });
  return change;
}
