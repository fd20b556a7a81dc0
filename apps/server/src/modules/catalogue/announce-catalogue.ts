import { publishChange } from '#live/announce-change.ts';
import type { App, Platform } from '#call/platform.ts';
import { CATALOGUE_TRUST_MS } from './catalogue-memory.ts';
import { notePublicNews } from '#live/public-news.store.ts';
import { claimAnnouncement, readUnannounced } from './catalogue.store.ts';

const LOOK_EVERY_MS = 1_000;

/** Tells of a version that the look before has seen too. */
export function createCatalogueLook({
  db,
  bus,
  config: { merchant },
}: Pick<Platform, 'db' | 'bus' | 'config'>): () => Promise<void> {
  let seen: bigint | null = null;
  return async () => {
    const version = seen;
    seen = await readUnannounced(db, merchant);
    if (version === null || seen === null) return;
    const number = await db.transaction(async (tx) =>
      // Both or nothing: what is claimed and has no number would never be told.
      (await claimAnnouncement(tx, { merchant, version })) ? notePublicNews(tx, merchant, 'catalogue') : null,
    );
    if (number !== null) await publishChange(bus, 'catalogue', number);
  };
}

/**
 * Tells open pages that the catalogue has changed, whoever changed it: an operator's command, or a statement in the
 * database that tells nobody. Not before every node may have noticed, so that the pages that ask at once find it read.
 */
export function announceCatalogue(app: App): void {
  const look = createCatalogueLook(app.platform);
  let timer: NodeJS.Timeout | null = null;
  // Counted from the end of the look before, which may have waited long for its answer.
  const lookLater = () => {
    timer = setTimeout(
      () =>
        void look()
          .catch((error: unknown) => app.log.warn({ err: error }, 'the catalogue was not looked at'))
          .finally(() => timer !== null && lookLater()),
      Math.max(LOOK_EVERY_MS, 2 * CATALOGUE_TRUST_MS),
    ).unref();
  };
  lookLater();
  app.addHook('onClose', (_app, done) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    done();
  });
}
