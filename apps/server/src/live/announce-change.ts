import { publicChannel, type LiveFrame, type PublicNewsKind } from '@maidan/contract/live.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from './bus.ts';
import { notePublicNews } from './public-news.store.ts';

/** Tells every open page that something public is new: the look, notices, the list of games, the status. */
export async function announceChange(
  { db, bus, merchant }: { db: Database; bus: Bus; merchant: string },
  what: PublicNewsKind,
): Promise<void> {
  await publishChange(bus, what, await notePublicNews(db, merchant, what));
}

/** What has its number already. */
export async function publishChange(bus: Bus, what: PublicNewsKind, version: number): Promise<void> {
  const frame: LiveFrame = {
    type: 'settings-changed',
    channel: publicChannel(what),
    version,
    data: { what },
  };
  await bus.publish({ kind: 'frame', frame });
}
