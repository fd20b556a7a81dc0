import { expect, test } from 'vitest';
import { asciiDigits, cleanCode, cleanMobile } from './digits.ts';

test('digits of other scripts are read as the numbers they are', () => {
  expect(asciiDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
  expect(asciiDigits('٠٩ ۰۹ ०९')).toBe('09 09 09');
});

test('signs between the digits of a number or a code are only for the eye', () => {
  expect(cleanMobile('০১৭১২-৩৪৫ (৬৭৮)')).toBe('01712345678');
  expect(cleanCode('১২৩ 456')).toBe('123456');
});

test('what is no digit stays, so that the form can point at it', () => {
  expect(cleanMobile('17a2')).toBe('17a2');
});
