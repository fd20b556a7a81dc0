import { expect, test } from 'vitest';
import { drawPoster } from '#poster.ts';
import { SAMPLES } from '#sample-titles.ts';
import { castSlot } from './slot-cast.ts';
import { slotLook, type DrawnLook } from './slot-look.ts';
import { createRandom } from '#drawing/random.ts';

const SYMBOLS = [
  ...[1, 2, 3, 4].flatMap((i) => [`high-${i}`, `low-${i}`]),
  'wild',
  'scatter',
  'bonus',
  'coin',
  'x2',
  'x100',
];
const slots = SAMPLES.filter(({ category }) => category === 'RNG');
const looks = slots.map((sample, i) => slotLook({ ...sample, seed: `${i}`, language: 'en' }, SYMBOLS));
const pictures = ({ scene, frame, window, lettering, symbols, box }: DrawnLook): string[] => [
  scene.upright,
  scene.wide,
  frame.picture,
  ...(window.tile === null ? [] : [window.tile]),
  lettering ?? '',
  box,
  ...Object.values(symbols).map(({ picture }) => picture),
];

test('T18: whatever a title says, the pictures hold nothing that runs or is fetched', () => {
  const evil = `"><script>alert(1)</script><a href="javascript:x">&'`;
  const look = slotLook(
    { seed: evil, title: evil, lettering: evil, category: evil, vendor: evil, language: evil },
    [...SYMBOLS, evil],
  );
  for (const picture of pictures(look)) {
    expect(picture).not.toMatch(/<script|javascript:|\son\w+=|<foreignObject|alert/i);
    expect([...picture.matchAll(/(?:href="|url\()([^")]+)/g)].every(([, to]) => to?.startsWith('#'))).toBe(
      true,
    );
  }
});

test('the same title looks the same, and no two titles alike', () => {
  const [first] = slots;
  if (!first) throw new Error('no samples');
  expect(slotLook({ ...first, seed: '0', language: 'en' }, SYMBOLS)).toEqual(looks[0]);
  const whole = looks.map((look) => `${look.scene.upright}${look.symbols['high-1']?.picture}`);
  expect(new Set(whole).size).toBe(looks.length);
});

const withoutColour = (svg: string): string => svg.replace(/#[0-9a-f]{3,6}/g, '');
const kinds = (part: (look: DrawnLook) => string): number =>
  new Set(looks.map((look) => withoutColour(part(look)))).size;

test('sixty titles differ in window, frame, lower symbols and scene, not in colour alone', () => {
  expect(kinds((look) => look.frame.picture)).toBeGreaterThanOrEqual(12);
  expect(kinds((look) => look.symbols['low-1']?.picture ?? '')).toBeGreaterThanOrEqual(25);
  expect(kinds((look) => look.symbols['high-1']?.picture ?? '')).toBeGreaterThanOrEqual(50);
  expect(kinds((look) => look.scene.wide)).toBeGreaterThanOrEqual(50);
});

test('[CAT-06] the hero of the cover is the highest symbol, and no drawing stands for two', () => {
  for (const [i, sample] of slots.entries()) {
    const { cast: cover } = drawPoster({ ...sample, seed: `${i}` });
    const { highs, lows, wild, scatter, bonus } = castSlot(sample.title, cover, createRandom(`${i}`));
    expect(highs[0]).toBe(cover[0]);
    const all = [...highs, ...lows, wild, scatter, bonus];
    expect(all).toHaveLength(11);
    expect(new Set(all).size).toBe(11);
  }
});

test('every symbol that is a drawing has a name, in each language', () => {
  for (const language of ['en', 'bn', 'hi'])
    for (const [i, sample] of slots.entries()) {
      const { symbols, story } = slotLook({ ...sample, seed: `${i}`, language }, [
        'high-1',
        'high-4',
        'low-1',
        'wild',
        'scatter',
      ]);
      for (const { name } of Object.values(symbols)) expect(name).toBeTruthy();
      for (const name of Object.values(story))
        expect(name).toMatch(language === 'en' ? /^[A-Z]/ : /^[^A-Za-z{}]+$/);
    }
});

test('a look weighs little', () => {
  const sizes = looks.map((look) => JSON.stringify(look).length).toSorted((a, b) => a - b);
  expect(sizes.at(-1)).toBeLessThan(200_000);
});
