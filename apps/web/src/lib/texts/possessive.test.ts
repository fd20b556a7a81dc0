import { expect, test } from 'vitest';
import { possessive } from './possessive.ts';

test.each([
  ['১ ঘণ্টা', '১ ঘণ্টার'],
  ['১ মিনিট', '১ মিনিটের'],
  ['২ ঘণ্টা ৩০ মিনিট', '২ ঘণ্টা ৩০ মিনিটের'],
  ['৩ দিন', '৩ দিনের'],
  ['৳৫০০.০০', '৳৫০০.০০-এর'],
  ['DEMO', 'DEMO-এর'],
])('[I18-03] in Bengali %s becomes %s', (text, bent) => {
  expect(possessive(text, 'bn')).toBe(bent);
});

test('[I18-03] English bends nothing', () => {
  expect(possessive('1 hour', 'en')).toBe('1 hour');
});
