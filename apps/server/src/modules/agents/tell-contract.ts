import { contractsChannel } from '@maidan/contract/live.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';

/** After the commit. The frames only say that there is something to read: contracts, and messages about them. */
export async function tellContract(
  { db, bus }: { db: Database; bus: Bus },
  memberIds: readonly string[],
  id: string,
): Promise<void> {
  for (const memberId of memberIds) {
    const version = await nextNewsVersion(db);
    const channel = contractsChannel(memberId);
    await bus.publish({ kind: 'frame', frame: { type: 'contracts', channel, version, data: { id } } });
    await tellProfile({ db, bus }, memberId);
  }
}
