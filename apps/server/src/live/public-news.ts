import { PUBLIC_CHANNEL, type LiveFrame } from '@maidan/contract/live.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from './bus.ts';
import { nextNewsVersion } from './news-version.store.ts';

/** What everybody hears, remembered for those who begin to listen a moment later. */
export type PublicNews = {
  /** The number of the last news that this node has heard: a page that is drawn now knows of it. */
  last: () => number;
  /** The newest of each kind that is newer than this number. */
  since: (known: number) => LiveFrame[];
};

/**
 * Between the drawing of a page and the welcome of its socket, and between two sockets of one page, nobody hears anything.
 * A node that has just started counts from a number of its own: what was before it, its pages are drawn with.
 */
export async function followPublicNews(db: Database, bus: Bus): Promise<PublicNews> {
  const newest = new Map<string, LiveFrame>();
  let last = 0;
  bus.subscribe((message) => {
    if (message.kind !== 'frame' || !message.frame.channel.startsWith(`${PUBLIC_CHANNEL}:`)) return;
    const { channel, version } = message.frame;
    if (version > (newest.get(channel)?.version ?? 0)) newest.set(channel, message.frame);
    last = Math.max(last, version);
  });
  last = Math.max(last, await nextNewsVersion(db));
  return {
    last: () => last,
    since: (known) => [...newest.values()].filter(({ version }) => version > known),
  };
}
