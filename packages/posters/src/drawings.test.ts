import { expect, test } from 'vitest';
import { appIconSvg, faviconSvg, logoSvg, markSvg } from './brand.ts';
import { EMPTY_STATE_KINDS, emptyStateSvg } from './empty-state.ts';
import { vendorMarkSvg } from './vendor-mark.ts';

const HARMLESS = /<(script|text|image|foreignObject|style)\b| style=| on[a-z]+=|NaN|undefined/;

test('a vendor mark never carries the characters of its name as markup', () => {
  const evil = '"><script>alert(1)</script>';
  expect(vendorMarkSvg(evil, evil)).not.toMatch(HARMLESS);
  expect(vendorMarkSvg(evil, evil)).not.toContain('alert');
});

test('vendor marks differ from one another', () => {
  const codes = 'PG EG2 PT JDB CQ9 FC JL BGS NOUKA SHAPLA JONAKI EKTARA MEHFIL MATH IMES'.split(' ');
  expect(new Set(codes.map((code) => vendorMarkSvg(code, code))).size).toBe(codes.length);
});

test('empty-state drawings are small and take the colours of the page', () => {
  for (const kind of EMPTY_STATE_KINDS) {
    const svg = emptyStateSvg(kind);
    expect(svg.length).toBeLessThan(3_000);
    expect(svg).toContain('currentColor');
    expect(svg).not.toMatch(HARMLESS);
  }
});

test('the brand drawings can be put into a page with a strict policy', () => {
  for (const svg of [
    markSvg(),
    logoSvg(),
    logoSvg('bn'),
    logoSvg('hi'),
    faviconSvg(),
    appIconSvg(),
    appIconSvg(true),
  ]) {
    expect(svg).not.toMatch(HARMLESS);
    expect(svg).toMatch(/^<svg [^>]*viewBox=/);
  }
});
