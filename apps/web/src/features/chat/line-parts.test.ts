import { expect, test } from 'vitest';
import { linePartsOf } from './line-parts.ts';

const OWN = 'https://maidan.example';

test.each([
  'https://evil.example/promotions',
  'http://maidan.example/promotions',
  'https://maidan.example.evil.example/',
  'https://maidan.example@evil.example/',
  'https://user@maidan.example/promotions',
  'https://maidan.example:8443/promotions',
  'https://maidan.example/?handOver=abc',
  'https://maidan.example/promotions#x',
  'https://maidan.example//evil.example',
  'javascript:alert(1)',
  'maidan.example/promotions',
  'https://maidan.example/%2e%2e//evil.example',
])('[MSG-04] T28: %s stays words', (address) => {
  const line = `look ${address} now`;
  expect(linePartsOf(line, OWN)).toEqual([{ text: line }]);
});

test('[MSG-04] a page of this site becomes a link, and the sentence around it stays', () => {
  expect(linePartsOf('see https://maidan.example/promotions, and https://evil.example/x।', OWN)).toEqual([
    { text: 'see ' },
    { text: 'https://maidan.example/promotions', href: '/promotions' },
    { text: ', and https://evil.example/x।' },
  ]);
});
