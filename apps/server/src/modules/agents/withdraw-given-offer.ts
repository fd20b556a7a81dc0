import { selectParties, withdrawOffer } from './contract.store.ts';
import type { ContractPlace } from './propose-contract.ts';
import { tellContract } from './tell-contract.ts';

/** A6: takes back an offer that somebody, or the house, has made; whoever was asked is asked no longer. */
export async function withdrawGivenOffer(
  place: ContractPlace,
  given: { uplineId: string | null; id: string },
): Promise<'done' | 'unknown' | 'decided'> {
  const { merchant } = place.config;
  const outcome = await withdrawOffer(place.db, { merchant, ...given });
  if (outcome === 'done')
    await tellContract(place, await selectParties(place.db, merchant, [given.id]), given.id);
  return outcome;
}
