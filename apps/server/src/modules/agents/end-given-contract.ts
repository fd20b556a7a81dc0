import {
  endContract,
  selectContract,
  selectEndsOfEnd,
  selectParties,
  type EndingRow,
} from './contract.store.ts';
import type { ContractPlace } from './propose-contract.ts';
import { tellContract } from './tell-contract.ts';

type Ending = { uplineId: string | null; id: string; ends: readonly string[] };

/** Ends what somebody, or the house, has given; all who lose a contract hear of it. */
export async function endGivenContract(
  place: ContractPlace,
  { uplineId, id, ends }: Ending,
): Promise<{ endsAt: Date } | 'unknown' | 'decided' | 'stale' | 'waits'> {
  const { db, config } = place;
  const { merchant } = config;
  const outcome = await endContract(db, { merchant, uplineId, id, ends });
  if (outcome !== 'done') return outcome;
  const row = await selectContract(db, merchant, BigInt(id));
  if (row === null || row.endsAt === null) throw new Error(`contract ${id} has ended and says not when`);
  await tellContract(place, await selectParties(db, merchant, [id, ...ends]), id);
  return { endsAt: row.endsAt };
}

/** What would end together with a contract that somebody, or the house, has given; null where it is not theirs or does not run. */
export function listEndsOfGiven(
  { db, config }: Pick<ContractPlace, 'db' | 'config'>,
  given: { uplineId: string | null; id: string },
): Promise<EndingRow[] | null> {
  return selectEndsOfEnd(db, { merchant: config.merchant, ...given });
}
