import { GAMES_PER_PAGE, HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { bannerPicture, posterPicture, type Picture } from './draw-picture.ts';
import { readBannerPictures, readHomePosters } from './media.store.ts';
import { createPictureCache, pictureFolder, type PictureCache } from './picture-cache.ts';
import { BANNER_WIDTHS } from './picture-name.ts';

/** Sharp screens are shown the first rows in double size; the rest is drawn when somebody scrolls there. */
const LARGE_POSTERS = GAMES_PER_PAGE + HOME_GAMES_PER_SECTION;

type WarmOptions = {
  databaseUrl: string;
  dataDir: string;
  merchant?: string;
  onProgress?: (text: string) => void;
};

/** For a start script: draws what the home page shows, so that the first visitor does not wait. */
export async function warmHomePictures(options: WarmOptions): Promise<number> {
  const { databaseUrl, dataDir, merchant = 'maidan', onProgress = () => {} } = options;
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const pictures = await homePictures(db, merchant);
    const cache = createPictureCache(pictureFolder(dataDir));
    const queue = pictures.entries();
    const worker = () => drawAll(cache, queue, (at) => onProgress(`${at} of ${pictures.length} pictures`));
    await Promise.all([worker(), worker()]);
    return pictures.length;
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
  await drawAll(cache, pictures.entries(), () => {}, stop);
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
    ...posters.map((row) => posterPicture(row, 240)),
    ...posters.slice(0, LARGE_POSTERS).map((row) => posterPicture(row, 480)),
  ];
}

async function drawAll(
  cache: PictureCache,
  pictures: IterableIterator<[number, Picture]>,
  onDrawn: (count: number) => void,
  stop?: AbortSignal,
): Promise<void> {
  for (const [index, { key, draw }] of pictures) {
    if (stop?.aborted === true) return;
    await cache.get(key, draw);
    onDrawn(index + 1);
  }
}
