import { contractsChannel } from '@maidan/contract/live.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import {
  findByUsername,
  hasActiveContract,
  insertContract,
  nextContractVersion,
  type Terms,
} from './contract.store.ts';

type House = { db: Database; bus: Bus; config: Pick<Config, 'merchant'> };
type Proposal = { upline: string; downline: string; terms: Terms };

/** AGT-05: writes what an upline offers to a direct downline, whose open pages hear of it. */
export async function proposeContract(
  house: House,
  { upline, downline, terms }: Proposal,
): Promise<{ id: string } | 'nobody' | 'not-upline' | 'active'> {
  const { merchant } = house.config;
  const [from, to] = await Promise.all([
    findByUsername(house.db, merchant, upline),
    findByUsername(house.db, merchant, downline),
  ]);
  if (from === null || to === null) return 'nobody';
  if (to.uplineId !== from.id) return 'not-upline';
  const parties = { merchant, uplineId: from.id, downlineId: to.id };
  if (await hasActiveContract(house.db, { ...parties, type: terms.type })) return 'active';
  const id = (await insertContract(house.db, { ...terms, ...parties })).toString();
  await tellContract(house, to.id.toString(), id);
  return { id };
}

/** After the commit. The frame only says that there is something to read. */
export async function tellContract(
  { db, bus }: Omit<House, 'config'>,
  memberId: string,
  id: string,
): Promise<void> {
  const version = await nextContractVersion(db);
  const channel = contractsChannel(memberId);
  await bus.publish({ kind: 'frame', frame: { type: 'contracts', channel, version, data: { id } } });
}
