import { profileChannel } from '@maidan/contract/live.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from './bus.ts';
import { nextNewsVersion } from './news-version.store.ts';

/** After the commit: every open page of the member, on whatever device, asks anew who this is. */
export async function tellProfile({ db, bus }: { db: Database; bus: Bus }, memberId: string): Promise<void> {
  const version = await nextNewsVersion(db);
  await bus.publish({
    kind: 'frame',
    frame: { type: 'profile', channel: profileChannel(memberId), version, data: {} },
  });
}
