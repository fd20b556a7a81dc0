import { expect, test } from 'vitest';
import { BANNER_SCENES, bannerSvg, leftMenuBannerSvg, modalBannerSvg } from './banner.ts';

const MAKERS = [bannerSvg, leftMenuBannerSvg, modalBannerSvg];

test('banners hold no words, no script and nothing from outside', () => {
  for (const scene of BANNER_SCENES) {
    for (const make of MAKERS) {
      const svg = make({ seed: '"><script>alert(1)</script>', scene });
      expect(svg).not.toMatch(/<(script|text|image|foreignObject|style)\b|alert|NaN|undefined|Infinity/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('://');
    }
  }
});

test('banners are the same bytes for the same seed and move a little with another', () => {
  for (const scene of BANNER_SCENES) {
    expect(bannerSvg({ seed: 'a', scene })).toBe(bannerSvg({ seed: 'a', scene }));
    expect(bannerSvg({ seed: 'a', scene })).not.toBe(bannerSvg({ seed: 'b', scene }));
  }
});

test('banners come in the three shapes the pages ask for', () => {
  const spec = { seed: 'a', scene: 'stadium' } as const;
  expect(bannerSvg(spec)).toContain('viewBox="0 0 1440 480"');
  expect(leftMenuBannerSvg(spec)).toContain('viewBox="0 0 400 300"');
  expect(modalBannerSvg(spec)).toContain('viewBox="0 0 600 1000"');
});
