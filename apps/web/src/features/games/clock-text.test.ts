import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test('[I18-03] the clock counts in the digits of the language', () => {
  expect(clockText(65_000, 'en')).toBe('1:05');
  expect(clockText(3_661_000, 'en')).toBe('1:01:01');
  expect(clockText(65_000, 'bn')).toBe('১:০৫');
});
