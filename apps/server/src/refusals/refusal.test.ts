import { expect, test } from 'vitest';
import { fieldText } from './field-messages.ts';
import { refusalText } from './refusal.ts';
import { ruleText } from './rule-messages.ts';

test('[ERR-02] [I18-01] numbers in the words of the server are written in the digits of their language', () => {
  expect(refusalText('TOO_MANY_REQUESTS', 'bn', [30])).toContain('৩০ সেকেন্ড');
  expect(refusalText('TOO_MANY_REQUESTS', 'en', [30])).toContain('30 seconds');
  expect(refusalText('HELD_FOR_SAFETY', 'bn', ['2026-11-16 05:00 UTC'])).toContain('২০২৬-১১-১৬ ০৫:০০ UTC');
  expect(fieldText('short', 'bn', 4)).toBe('খুব ছোট: কমপক্ষে ৪।');
  expect(ruleText({ patternId: 'ANY', min: 6, max: 20 }, 'bn')).toContain('৬–২০');
});
