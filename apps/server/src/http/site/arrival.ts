import { HAND_OVER_CODE_PARAM, LANGUAGE_PARAM, SOCIAL_RETURN_PATH } from '@maidan/contract/constants.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';

/**
 * T1: what gives entry is for the browser's first script alone. Pages are drawn, remembered and logged without it. The
 * language of a hand-over (SID-06) is the one the page is drawn in.
 */
export function readArrival(url: string): { url: string; language: Language | null } {
  const at = url.indexOf('?');
  if (at < 0) return { url, language: null };
  const path = url.slice(0, at);
  const query = new URLSearchParams(url.slice(at));
  const asked = query.get(LANGUAGE_PARAM);
  const language = LANGUAGES.find((known) => known === asked?.toLowerCase()) ?? null;
  if (path === SOCIAL_RETURN_PATH) return { url: path, language };
  if (!query.has(HAND_OVER_CODE_PARAM) && asked === null) return { url, language };
  query.delete(HAND_OVER_CODE_PARAM);
  query.delete(LANGUAGE_PARAM);
  return { url: query.size === 0 ? path : `${path}?${query.toString()}`, language };
}
