import type { Language } from '@maidan/contract/languages.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessages, fieldText } from './field-messages.ts';
import { refusalText } from './refusal.ts';
import { ruleText } from './rule-messages.ts';

test('[ERR-02] a text that is too short is told in characters, a number that is too small in numbers', () => {
  const form = z.object({
    name: z.string().check(z.minLength(4), z.maxLength(6)),
    age: z.number().check(z.minimum(18), z.maximum(99)),
  });
  const told = (data: object, language: Language) =>
    fieldMessages(form.safeParse(data).error?.issues ?? [], data, language);
  expect(told({ name: 'abc', age: 17 }, 'en')).toEqual({
    name: 'Too short: at least 4 characters.',
    age: 'Too small: at least 18.',
  });
  expect(told({ name: 'abcdefg', age: 100 }, 'hi')).toEqual({
    name: 'बहुत लंबा है: ज़्यादा से ज़्यादा 6 अक्षर हो सकते हैं।',
    age: 'बहुत ज़्यादा है: ज़्यादा से ज़्यादा 99 हो सकता है।',
  });
});

test('[ERR-02] [I18-01] numbers in the words of the server are written in the digits of their language', () => {
  expect(refusalText('TOO_MANY_REQUESTS', 'bn', [30])).toContain('৩০ সেকেন্ড');
  expect(refusalText('TOO_MANY_REQUESTS', 'en', [30])).toContain('30 seconds');
  expect(refusalText('HELD_FOR_SAFETY', 'bn', ['2026-11-16 05:00 UTC'])).toContain('২০২৬-১১-১৬ ০৫:০০ UTC');
  expect(fieldText('short', 'bn', 4)).toBe('খুব ছোট: কমপক্ষে ৪টি অক্ষর।');
  expect(ruleText({ patternId: 'ANY', min: 6, max: 20 }, 'bn')).toContain('৬–২০');
});
