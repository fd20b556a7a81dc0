import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { insertContract, lockContracts, selectByUsername, selectRoom, type Terms } from './contract.store.ts';
import { tellContract } from './tell-contract.ts';

export type ContractPlace = { db: Database; bus: Bus; config: Pick<Config, 'merchant'> };
/** `upline: null` is the house, which stands above whoever has nobody above. */
type Proposal = { upline: string | null; downline: string; terms: Terms };

/** AGT-05: writes what an upline offers to a direct downline agent, whose open pages hear of it. */
export async function proposeContract(
  place: ContractPlace,
  { upline, downline, terms }: Proposal,
): Promise<{ id: string } | 'nobody' | 'not-upline' | 'not-agent' | 'above' | 'waits'> {
  const { merchant } = place.config;
  const made = await place.db.transaction(async (tx) => {
    await lockContracts(tx, merchant, terms.type);
    // Under the lock, which a move takes too: whoever is the upline here is it when the offer is written.
    const from = upline === null ? null : await selectByUsername(tx, merchant, upline);
    const to = await selectByUsername(tx, merchant, downline);
    if ((upline !== null && from === null) || to === null) return 'nobody';
    if (to.uplineId !== (from?.id ?? null)) return 'not-upline';
    if (!(AGENT_TYPES as readonly number[]).includes(to.type)) return 'not-agent';
    const parties = { merchant, uplineId: from?.id ?? null, downlineId: to.id };
    const room = await selectRoom(tx, { ...terms, ...parties });
    // A4: nobody promises more than they have, nor by another period; what the house promises is its own affair.
    if (from !== null && !room.covered) return 'above';
    if (room.waits) return 'waits';
    const id = await insertContract(tx, { ...terms, ...parties });
    return {
      id: id.toString(),
      parties: [to, ...(from === null ? [] : [from])].map((one) => one.id.toString()),
    };
  });
  if (typeof made === 'string') return made;
  await tellContract(place, made.parties, made.id);
  return { id: made.id };
}
