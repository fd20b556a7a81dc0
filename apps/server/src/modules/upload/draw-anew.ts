import sharp from 'sharp';
import { Refusal } from '#refusals/refusal.ts';
import { fewAtOnce } from './few-at-once.ts';
import { hasTooManyScans, pictureKind } from './picture-kind.ts';
import type { Drawn } from './upload.store.ts';

const MAX_PIXELS = 16_000_000;
const MAX_SECONDS = 2;
/** For what was drawn anew before, and hides nothing: a busy machine may take its time over it. */
const MAX_SECONDS_OF_OURS = 10;
/** Enough to read a receipt on it; a picture of any size ends up within this square. */
const LONGEST_SIDE = 2_560;
const QUALITY = 84;

const few = fewAtOnce(2, 40);

/**
 * T17: whatever was hidden in the file stays behind, because only its pixels go on: decoded in full, turned upright,
 * drawn on white and written anew, without place, device or text. The work is done outside the event loop.
 */
export async function drawAnew(bytes: Buffer): Promise<Drawn> {
  const kind = pictureKind(bytes);
  if (kind === null) throw new Refusal('PICTURE_TYPE');
  if (kind === 'jpeg' && hasTooManyScans(bytes)) throw new Refusal('PICTURE_UNREADABLE');
  return few(() => redraw(bytes));
}

async function redraw(bytes: Buffer): Promise<Drawn> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height };
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw new Refusal(tooMany ? 'PICTURE_TOO_MANY_PIXELS' : 'PICTURE_UNREADABLE', { cause: error });
  }
}

const PAGE_WIDTH = 1_600;

/** MSG-05: as large as a page ever shows it, from a picture that was drawn anew before. */
export function drawForPages(picture: Uint8Array): Promise<Drawn> {
  return few(async () => {
    const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS_OF_OURS })
      .resize({ width: PAGE_WIDTH, height: PAGE_WIDTH, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height };
  });
}

const SQUARE_SIDE = 256;

/** HDR-05: the middle of a picture that was drawn anew before, where a face is. */
export function drawSquare(picture: Buffer): Promise<Buffer> {
  return few(() =>
    sharp(picture, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS_OF_OURS })
      .resize({ width: SQUARE_SIDE, height: SQUARE_SIDE, fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}

const SMALL_SIDE = 320;

/** A look at a picture that was drawn anew before; what a list shows of it is a hundredth of its bytes. */
export function drawSmall(picture: Buffer): Promise<Buffer> {
  return few(() =>
    sharp(picture, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS_OF_OURS })
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
}
