import { PATTERN_IDS } from '@maidan/contract/system/register-rules.ts';
import { expect, test, vi } from 'vitest';
import bengali from '#locales/bn/register.json';
import english from '#locales/en/register.json';
import hindi from '#locales/hi/register.json';
import { brokenRule } from './register-rules.ts';

const rule = (acceptedPattern: string, minLength = 0, maxLength = 20) =>
  ({ acceptedPattern, minLength, maxLength, patternId: 'DIGITS' }) as const;

test('[REG-03] the whole value must match, within the bounds', () => {
  expect(brokenRule(rule('[0-9]+', 2, 4), '123')).toBeNull();
  expect(brokenRule(rule('[0-9]+', 2, 4), '12345')).toEqual({ patternId: 'DIGITS', min: 2, max: 4 });
  expect(brokenRule(rule('[0-9]+', 2, 4), '1')).not.toBeNull();
  expect(brokenRule(rule('[0-9]+'), 'a12')).not.toBeNull();
  expect(brokenRule(rule('a|b'), 'ab')).not.toBeNull();
});

test("[REG-03] '*' matches anything within the bounds", () => {
  expect(brokenRule(rule('*', 1, 9), 'মাঠ (*)!')).toBeNull();
  expect(brokenRule(rule('*', 1, 3), 'long')).not.toBeNull();
});

test('T27: a pattern that this browser cannot read, or that would run for ever, blocks nobody', () => {
  expect(brokenRule(rule('['), 'anything')).toBeNull();
  const matched = vi.spyOn(RegExp.prototype, 'test');
  expect(brokenRule(rule('(a+)+b'), 'a'.repeat(5000))).not.toBeNull();
  expect(matched).not.toHaveBeenCalled();
  matched.mockRestore();
});

test.each(PATTERN_IDS)('[REG-04] %s has a message with its bounds in every language', (id) => {
  for (const { pattern, length } of [english, bengali, hindi]) {
    expect(pattern[id]).toContain('{count}');
    expect(length.range).toMatch(/\{min.*\{max/);
  }
  expect(bengali.pattern[id]).toMatch(/[\u0980-\u09ff]/);
  expect(hindi.pattern[id]).toMatch(/[\u0900-\u0963]/);
});
