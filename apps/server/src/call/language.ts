import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@maidan/contract/languages.ts';

/** The page says its language in `x-language`; without it the browser's first choice counts. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const wanted = headers['x-language'] ?? headers['accept-language'] ?? '';
  return LANGUAGES.find((language) => String(wanted).toLowerCase().startsWith(language)) ?? DEFAULT_LANGUAGE;
}
