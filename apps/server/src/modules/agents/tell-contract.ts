import { contractsChannel } from '@maidan/contract/live.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';

/** After the commit. The frame only says that there is something to read. */
export async function tellContract(
  { db, bus }: { db: Database; bus: Bus },
  memberIds: readonly string[],
  id: string,
): Promise<void> {
  for (const memberId of memberIds) {
    const version = await nextNewsVersion(db);
    const channel = contractsChannel(memberId);
    await bus.publish({ kind: 'frame', frame: { type: 'contracts', channel, version, data: { id } } });
  }
}
