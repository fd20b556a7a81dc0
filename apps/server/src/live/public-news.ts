import { setTimeout as pause } from 'node:timers/promises';
import { PUBLIC_CHANNEL, publicChannel, type LiveFrame } from '@maidan/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { announceChange } from './announce-change.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';
import { nextNewsVersion } from './news-version.store.ts';
import { readPublicNews } from './public-news.store.ts';

/** What everybody hears, remembered for those who begin to listen a moment later. */
export type PublicNews = {
  /** The number of the last news that this node has heard: a page that is drawn now knows of it. */
  last: () => number;
  /** The newest of each kind that is newer than this number. */
  since: (known: number) => LiveFrame[];
  /** Called when the bus has had a gap, after the public news of that time has been made up for. */
  onGap: (listener: () => void) => () => void;
  close: () => void;
};

type Options = { db: Database; bus: Bus; merchant: string; log: FastifyBaseLogger };

const TRY_AGAIN_MS = 1_000;

/**
 * Between the drawing of a page and the welcome of its socket, and between two sockets of one page, nobody hears anything.
 * A node that has just started reads what was told before it.
 */
export async function followPublicNews({ db, bus, merchant, log }: Options): Promise<PublicNews> {
  const newest = new Map<string, LiveFrame>();
  const gaps = createListeners<[]>((error) => log.error({ err: error }, 'a listener failed'));
  let last = 0;
  const state = { closed: false };
  const note = (frame: LiveFrame) => {
    if (frame.version > (newest.get(frame.channel)?.version ?? 0)) newest.set(frame.channel, frame);
    last = Math.max(last, frame.version);
  };
  const unheard = async () =>
    (await readPublicNews(db, merchant)).filter(
      ({ what, version }) => Number(version) > (newest.get(publicChannel(what))?.version ?? 0),
    );
  /** Under new numbers: pages here may have heard newer news of another kind meanwhile, and would count it as known. */
  const makeUp = async () => {
    for (const { what } of await unheard()) await announceChange({ db, bus, merchant }, what);
  };
  const afterGap = async () => {
    while (!state.closed) {
      try {
        await makeUp();
        return gaps.tell();
      } catch (error) {
        log.warn({ err: error }, 'missed news could not be read');
        await pause(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  };

  bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.channel.startsWith(`${PUBLIC_CHANNEL}:`))
      note(message.frame);
  });
  bus.onGap(() => void afterGap());
  for (const { what, version } of await unheard())
    note({
      type: 'settings-changed',
      channel: publicChannel(what),
      version: Number(version),
      data: { what },
    });
  last = Math.max(last, await nextNewsVersion(db));
  return {
    last: () => last,
    since: (known) => [...newest.values()].filter(({ version }) => version > known),
    onGap: gaps.add,
    close: () => void (state.closed = true),
  };
}
