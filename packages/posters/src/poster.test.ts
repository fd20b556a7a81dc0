import { describe, expect, test } from 'vitest';
import { posterSvg, type PosterSpec } from './poster.ts';
import { SAMPLES } from './sample-titles.ts';

const specs: readonly PosterSpec[] = SAMPLES.map(({ title, category, vendor }, i) => ({
  title,
  category,
  vendor,
  seed: `game-${i}`,
}));

/** The order of element kinds: what is left of a picture when colours, sizes and places are taken away. */
const skeleton = (svg: string): string =>
  [...svg.matchAll(/<([a-zA-Z]+)/g)].map((match) => match[1]).join(' ');

/** How deep letters are cut follows their size, so layers of the same lettering count once. */
const picture = (svg: string): string => skeleton(svg).replaceAll(/( use)+/g, ' use');

describe('covers', () => {
  test('refuse nothing and leak nothing: markup in a title, a seed or a vendor never reaches the picture', () => {
    const evil = '"><script>alert(1)</script><image href="https://x.example/a.png"/>';
    const svg = posterSvg({ seed: evil, title: evil, category: evil, vendor: evil });
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('alert');
    expect(svg).not.toContain('x.example');
    expect(svg).not.toContain('<image');
  });

  test('hold no text, no script and no address outside the file', () => {
    for (const spec of specs) {
      const svg = posterSvg(spec);
      expect(svg).not.toMatch(/<(script|text|image|foreignObject|style)\b/);
      for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('://');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('are the same bytes for the same seed, and others for another', () => {
    for (const spec of specs.slice(0, 20)) {
      expect(posterSvg(spec)).toBe(posterSvg({ ...spec }));
      expect(posterSvg(spec)).not.toBe(posterSvg({ ...spec, seed: `${spec.seed}-other` }));
    }
  });

  test('differ in structure, not only in colour: 100 covers have at least 60 skeletons', () => {
    const seen = new Set(specs.slice(0, 100).map((spec) => skeleton(posterSvg(spec))));
    expect(specs.length).toBeGreaterThanOrEqual(100);
    expect(seen.size).toBeGreaterThanOrEqual(60);
  });

  test('of one name at twenty vendors are twenty pictures', () => {
    const vendors =
      'PG JL JDB CQ9 FC PT EG2 BGS NOUKA SHAPLA JONAKI EKTARA MAIDAN MEHFIL MOHONA MATH KRIRA ADDA MORAG ELOTT'.split(
        ' ',
      );
    const seen = new Set(
      vendors.map((vendor) =>
        skeleton(posterSvg({ seed: 's', title: 'Moonlit Tiger', category: 'RNG', vendor })),
      ),
    );
    expect(seen.size).toBeGreaterThanOrEqual(16);
  });

  test('are small', () => {
    const sizes = specs.map((spec) => posterSvg(spec).length).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(25_000);
  });

  test.each(['ময়দানে ঘুড়ি', 'मैदान में पतंगें'])(
    'the lettering follows the language and the picture stays the same: %s',
    (lettering) => {
      for (const seed of ['s', 't', 'u', 'v', 'w', 'x']) {
        const spec = { seed, title: 'Kites over the Maidan', category: 'RNG', vendor: 'PG' };
        const [english, other] = [posterSvg(spec), posterSvg({ ...spec, lettering })];
        expect(other).not.toBe(english);
        expect(picture(other)).toBe(picture(english));
        expect(other).not.toMatch(/NaN|undefined|Infinity/);
      }
    },
  );

  test('a title in a script the fonts do not know still gives a cover, lettered with the vendor code', () => {
    const svg = posterSvg({ seed: 's', title: '凧', category: 'RNG', vendor: 'PG' });
    expect(svg).toContain('<use');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
