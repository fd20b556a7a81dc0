import type { FavouriteChange } from '@maidan/contract/games/add-favourite.ts';
import { favouritesChannel } from '@maidan/contract/live.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';

/** After the commit, and only when something changed. The device that asked hears it too, and knows it by its number. */
export async function tellFavourite(
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
