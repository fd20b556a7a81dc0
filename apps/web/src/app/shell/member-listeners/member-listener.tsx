import { useFavouritesLive } from '#features/favourites/favourites.live.ts';
import { useForcedChange } from '#features/session/state/use-forced-change.ts';
import { useContractsLive } from './contracts.live.ts';
import { useFailedReads } from './failed-reads.live.ts';
import { useProtectionLive } from './protection.live.ts';
import { RealityPlace } from './reality-place.tsx';
import { useTitleCount } from './title-count.ts';

/** What only somebody who is in listens to; a visitor does not load it. */
export function MemberListener() {
  useForcedChange();
  useFailedReads();
  useFavouritesLive();
  useContractsLive();
  useProtectionLive();
  useTitleCount();
  return <RealityPlace />;
}
