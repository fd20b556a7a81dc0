import { availableParallelism } from 'node:os';
import { GAMES_PER_PAGE, HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { bannerPicture, posterPicture, type Picture } from './draw-picture.ts';
import { readBannerPictures, readHomePosters } from './media.store.ts';
import { createPictureCache, pictureFolder, type PictureCache } from './picture-cache.ts';
import { BANNER_WIDTHS } from './picture-name.ts';

/** Sharp screens are shown the first rows in double size; the rest is drawn when somebody scrolls there. */
const LARGE_POSTERS = GAMES_PER_PAGE + HOME_GAMES_PER_SECTION;

/** Before a node opens its doors: a node that finds nothing drawn spends its first half minute on it. */
export async function warmHomePictures(options: { databaseUrl: string; dataDir: string }): Promise<void> {
  const db = openDatabase({ url: options.databaseUrl, maxConnections: 1 });
  try {
    const queue = (await homePictures(db, 'maidan')).entries();
    // Nobody waits for an answer yet, so every core may draw.
    const drawnAtOnce = availableParallelism();
    const cache = createPictureCache(pictureFolder(options.dataDir), { drawnAtOnce });
    await Promise.all(Array.from({ length: drawnAtOnce }, () => drawAll(cache, queue)));
  } finally {
    await db.close();
  }
}

/** For a node that has opened its doors: one picture after the other, until it is asked to stop. */
export async function warmInBackground(
  { db, merchant, cache }: { db: Database; merchant: string; cache: PictureCache },
  stop: AbortSignal,
): Promise<void> {
  const pictures = await homePictures(db, merchant);
  await drawAll(cache, pictures.entries(), stop);
}

/** In the order in which a visitor meets them. */
async function homePictures(db: Database, merchant: string): Promise<Picture[]> {
  const banners = await readBannerPictures(db, merchant);
  const posters = await readHomePosters(db, {
    merchant,
    perSection: HOME_GAMES_PER_SECTION,
    hot: GAMES_PER_PAGE,
  });
  return [
    ...banners
      .filter((row) => row.groupName === 'w_home')
      .flatMap((row) => BANNER_WIDTHS.map((width) => bannerPicture(row, width))),
    ...LANGUAGES.flatMap((language) => posters.map((row) => posterPicture(row, 240, language))),
    ...posters.slice(0, LARGE_POSTERS).map((row) => posterPicture(row, 480, DEFAULT_LANGUAGE)),
  ];
}

async function drawAll(
  cache: PictureCache,
  pictures: IterableIterator<[number, Picture]>,
  stop?: AbortSignal,
): Promise<void> {
  for (const [, { key, draw }] of pictures) {
    if (stop?.aborted === true) return;
    await cache.get(key, draw);
  }
}
