import sharp from 'sharp';

// One picture at a time on one thread: drawing covers must never starve the requests beside it.
sharp.concurrency(1);
sharp.cache(false);

const SVG_DPI_AT_NATURAL_SIZE = 72;

function naturalWidth(svg: string): number {
  const found = /viewBox="0 0 (\d+) \d+"/.exec(svg);
  return Number(found?.[1] ?? 300);
}

/** Small pictures carry lettering and need more; large ones are looked at whole and forgive. */
function qualityFor(width: number, wide: boolean): number {
  if (wide) return width > 1000 ? 62 : 66;
  return width <= 260 ? 60 : 63;
}

/** A cover full of small things would weigh twice its neighbours; it is encoded once more, a little softer. */
const HEAVY_BYTES = { small: 11_500, large: 28_000 } as const;
const SOFTER = 18;

/** An SVG drawing as WebP, `width` pixels wide, its proportions kept. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const natural = naturalWidth(svg);
  const density = Math.min(600, (SVG_DPI_AT_NATURAL_SIZE * width) / natural);
  const wide = natural > 700;
  const quality = qualityFor(width, wide);
  const drawn = sharp(Buffer.from(svg), { density }).resize({ width });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (level: number) =>
    sharp(data, { raw }).webp({ quality: level, effort: 4, smartSubsample: true }).toBuffer();
  const picture = await encode(quality);
  const heavy = picture.byteLength > (width <= 260 ? HEAVY_BYTES.small : HEAVY_BYTES.large);
  return heavy && !wide ? encode(quality - SOFTER) : picture;
}
