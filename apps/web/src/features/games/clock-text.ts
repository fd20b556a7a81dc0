import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';

/** 4:05, and 1:04:05 from the first hour on, in the digits of the language. */
export function clockText(elapsedMs: number, language: Language): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return digits(
    shown.map((part, index) => String(part).padStart(index === 0 ? 1 : 2, '0')).join(':'),
    language,
  );
}
