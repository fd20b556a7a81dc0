import { useFavouritesLive } from '#features/favourites/favourites.live.ts';
import { useForcedChange } from '#features/session/use-forced-change.ts';
import { useContractsLive } from './contracts.live.ts';

/** What only somebody who is in listens to; a visitor does not load it. */
export function MemberListener() {
  useForcedChange();
  useFavouritesLive();
  useContractsLive();
  return null;
}
