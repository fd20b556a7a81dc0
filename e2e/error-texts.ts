import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';

/** What the platform says when it refuses. */
export function errorText(code: ErrorCode, language: string): string {
  const file = new URL(`../apps/server/src/locales/${language}/errors.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<ErrorCode, string>;
  return texts[code];
}
