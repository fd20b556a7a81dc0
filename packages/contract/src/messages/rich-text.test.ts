import { expect, test } from 'vitest';
import { isOwnPath, plainText, readRichText, richImage, richLink } from './rich-text.ts';

test('[MSG-06] the stored form is read into elements and words', () => {
  expect(readRichText('<p>a &amp; <b>b</b><br></p><ul><li>c</li></ul>')).toEqual([
    {
      tag: 'p',
      children: ['a & ', { tag: 'b', children: ['b'] }, { tag: 'br', children: [] }],
    },
    { tag: 'ul', children: [{ tag: 'li', children: ['c'] }] },
  ]);
  expect(readRichText('<a href="/help?x=1&amp;y=2#a">x</a>')).toEqual([
    { tag: 'a', href: '/help?x=1&y=2#a', children: ['x'] },
  ]);
});

test('[MSG-06] what never went through the cleaning is words or nothing', () => {
  expect(readRichText('<script>alert(1)</script>a<svg onload=x><b>b</b></svg>')).toEqual(['a']);
  expect(readRichText('<img src=x onerror=alert(1)>')).toEqual([
    { tag: 'img', src: '', alt: '', children: [] },
  ]);
  expect(readRichText('<p onclick="x" style="y">a</p>')).toEqual([{ tag: 'p', children: ['a'] }]);
  expect(readRichText('a < b <unknown>c</unknown>')).toEqual(['a ', '<', ' b ', 'c']);
});

test('[MSG-06] however deep somebody nests, the tree stays shallow', () => {
  const deep = readRichText('<ul>'.repeat(5_000));
  const depth = (nodes: readonly unknown[]): number =>
    Math.max(
      0,
      ...nodes.map((node) =>
        typeof node === 'object' && node !== null && 'children' in node
          ? 1 + depth(node.children as unknown[])
          : 0,
      ),
    );
  expect(depth(deep)).toBeLessThan(12);
});

test.each(['//x', '/\\x', '/a//\\b', 'x', '', '/a b', '/a\tb', 'https://x', '/a"b', "/a'b", '/%2f'])(
  '%j is no path of this site',
  (path) => expect(isOwnPath(path)).toBe(false),
);

test('links and pictures lead where the rules say', () => {
  expect(richLink('/rng?vassalage=PG', [])).toBe('/rng?vassalage=PG');
  expect(richLink('https://elsewhere.example/', ['maidan.example'])).toBeNull();
  expect(richLink('mailto:help@maidan.example', [])).toBe('mailto:help@maidan.example');
  expect(richImage('/media/banner/home1-640.webp')).toBe('/media/banner/home1-640.webp');
  expect(richImage('/media/../x.webp')).toBeNull();
  expect(richImage('https://maidan.example/media/x.webp')).toBeNull();
});

test('the words alone', () => {
  expect(plainText(readRichText('<h2>Head</h2><p>One <b>two</b></p>'))).toBe('Head One two');
});
