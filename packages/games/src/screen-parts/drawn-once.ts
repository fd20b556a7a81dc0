import { pause } from './pause.ts';

/** As large as a place of the reels becomes on this screen, however it is held. */
export function placePixels(columns: number, rows: number): number {
  const longest = Math.max(innerWidth, innerHeight);
  const place = Math.ceil(longest / Math.max(columns, rows)) * devicePixelRatio;
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, place));
}

const LEAST_PIXELS = 160;
const MOST_PIXELS = 512;

/** A short address for a drawing: a style that names it by all of its letters is read again wherever it holds. */
export const addressOfDrawing = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** A browser that loads no pictures never says so: what is not drawn by then stays a drawing. */
const DRAWN_WITHIN_MS = 1_500;

/**
 * The addresses of drawings as dots, `pixels` wide and high. A drawing of paths is painted path by path wherever it stands, with every
 * turn of the reels; its dots are copied. One after the other, so that none waits long for the page.
 */
export async function drawnOnce(
  drawings: readonly string[],
  pixels: number,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map(drawings.map((svg) => [svg, addressOfDrawing(svg)]));
  let isLate = false;
  const drawAll = async () => {
    for (const [svg, address] of addresses) {
      const dots = await dotsOf(address, pixels);
      if (isLate) return;
      addresses.set(svg, dots);
    }
  };
  await Promise.race([drawAll(), pause(DRAWN_WITHIN_MS)]);
  isLate = true;
  return addresses;
}

async function dotsOf(address: string, pixels: number): Promise<string> {
  try {
    const image = new Image(pixels, pixels);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(pixels, pixels);
    canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels);
    return URL.createObjectURL(await canvas.convertToBlob());
  } catch {
    return address;
  }
}
