import { announceChange } from '#modules/system/settings.ts';
import type { App } from '#http/platform.ts';
import { CATALOGUE_TRUST_MS } from './catalogue-memory.ts';
import { claimAnnouncement, readUnannounced } from './games.store.ts';

const LOOK_EVERY_MS = 1_000;

/**
 * Tells open pages that the catalogue has changed, whoever changed it: an operator's command, or a statement in the
 * database that tells nobody. Not before every node has noticed, or a page that asks at once would get the old list.
 */
export function announceCatalogue(app: App): void {
  const { db, bus, config } = app.platform;
  const { merchant } = config;
  let seen: bigint | null = null;
  const look = async (): Promise<void> => {
    const version = seen;
    seen = await readUnannounced(db, merchant);
    if (version === null || seen === null) return;
    if (await claimAnnouncement(db, { merchant, version }))
      await announceChange({ db, bus, merchant }, 'catalogue');
  };
  const timer = setInterval(
    () =>
      void look().catch((error: unknown) => app.log.warn({ err: error }, 'the catalogue was not looked at')),
    Math.max(LOOK_EVERY_MS, 2 * CATALOGUE_TRUST_MS),
  );
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
