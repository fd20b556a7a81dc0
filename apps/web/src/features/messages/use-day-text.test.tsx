import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import * as bengali from '#locales/bn/catalogue.ts';
import { messages as bengaliNews } from '#locales/bn/news.ts';
import * as english from '#locales/en/catalogue.ts';
import { messages as englishNews } from '#locales/en/news.ts';
import { useDayText } from './use-day-text.ts';

const MESSAGES = {
  en: { ...english.messages, ...englishNews },
  bn: { ...bengali.messages, ...bengaliNews },
};

function dayText(day: Date, language: keyof typeof MESSAGES): string {
  const { result } = renderHook(useDayText, {
    wrapper: ({ children }) => (
      <LanguageProvider language={language} messages={MESSAGES[language]}>
        {children}
      </LanguageProvider>
    ),
  });
  return result.current(day.toISOString());
}

test('[I18-03] a day is written with its month in words, in the digits of the language', () => {
  const day = new Date(2026, 10, 5, 12);
  expect(dayText(day, 'en')).toBe('5 November 2026');
  expect(dayText(day, 'bn')).toBe('৫ নভেম্বর, ২০২৬');
});

test('[I18-03] months stand in their order', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 28, 12));
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  expect(days.map((day) => dayText(day, 'en'))).toEqual(days.map((day) => format.format(day)));
  expect(new Set(days.map((day) => dayText(day, 'bn'))).size).toBe(12);
});
