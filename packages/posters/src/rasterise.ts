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
  return width <= 260 ? 72 : 64;
}

/** An SVG drawing as WebP, `width` pixels wide, its proportions kept. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const natural = naturalWidth(svg);
  const density = Math.min(600, (SVG_DPI_AT_NATURAL_SIZE * width) / natural);
  const options = { quality: qualityFor(width, natural > 700), effort: 4, smartSubsample: true } as const;
  return sharp(Buffer.from(svg), { density }).resize({ width }).webp(options).toBuffer();
}
