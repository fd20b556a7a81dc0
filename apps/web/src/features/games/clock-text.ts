import type { Language } from '@maidan/contract/languages.ts';

/** 4:05, and 1:04:05 from the first hour on, in the digits of the language. */
export function clockText(elapsedMs: number, language: Language): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  const locale = language === 'bn' ? 'bn' : 'en';
  return shown
    .map((part, index) => part.toLocaleString(locale, { minimumIntegerDigits: index === 0 ? 1 : 2 }))
    .join(':');
}
