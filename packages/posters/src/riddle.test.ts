import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRandom } from './drawing/random.ts';
import { riddlePicture } from './riddle.ts';

const draw = (text: string, seed: string) => {
  const random = createRandom(seed);
  return riddlePicture(text, (bound) => random.int(0, bound - 1));
};

test('T22: the same characters never look the same twice, and the dice alone decide how', async () => {
  const [one, again, other] = [await draw('K3WXA', 'a'), await draw('K3WXA', 'a'), await draw('K3WXA', 'b')];
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

test('a riddle is a small picture with ink in every fifth of it', async () => {
  const picture = await draw('MH4TR', 'ink');
  expect(picture.byteLength).toBeLessThan(12_000);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([440, 160]);
  for (let part = 0; part < 5; part += 1) {
    const from = Math.floor((info.width / 5) * part);
    let dark = 0;
    for (let y = 0; y < info.height; y += 1)
      for (let x = from; x < from + info.width / 5; x += 1)
        if ((data[(y * info.width + x) * info.channels] ?? 255) < 110) dark += 1;
    expect(dark).toBeGreaterThan(600);
  }
});
