import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BANNER_SCENES, bannerSvg } from './banner.ts';
import { posterSvg } from './poster.ts';
import { rasterise } from './rasterise.ts';
import { SAMPLES } from './sample-titles.ts';

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

test('a cover is a WebP of the asked width and keeps three by four', async () => {
  const picture = await rasterise(
    posterSvg({ seed: 's', title: 'Moonlit Tiger', category: 'RNG', vendor: 'PG' }),
    240,
  );
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 });
});

test('covers weigh little: about 9 KB at 240 pixels and 22 KB at 480', async () => {
  const small: number[] = [];
  const large: number[] = [];
  for (let i = 0; i < SAMPLES.length; i += 9) {
    const sample = SAMPLES[i];
    if (!sample) continue;
    const svg = posterSvg({ ...sample, seed: `weight-${i}` });
    small.push((await rasterise(svg, 240)).byteLength);
    large.push((await rasterise(svg, 480)).byteLength);
  }
  expect(median(small)).toBeLessThan(9_500);
  expect(Math.max(...small)).toBeLessThan(16_000);
  expect(median(large)).toBeLessThan(22_500);
  expect(Math.max(...large)).toBeLessThan(38_000);
});

test('banners weigh little: at most 45 KB at 1440 pixels and 20 KB at 780', async () => {
  const wide: number[] = [];
  const narrow: number[] = [];
  for (const scene of BANNER_SCENES) {
    const svg = bannerSvg({ seed: 'weight', scene });
    wide.push((await rasterise(svg, 1440)).byteLength);
    narrow.push((await rasterise(svg, 780)).byteLength);
  }
  expect(Math.max(...wide)).toBeLessThan(45_000);
  expect(Math.max(...narrow)).toBeLessThan(20_000);
});
