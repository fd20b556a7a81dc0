import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { search } from '@maidan/contract/search/search.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Found = ResponseOf<typeof search>;
export type FoundGame = Found['games'][number];

export const LONGEST_TEXT = 60;
const FRESH_MS = 60_000;

/** Whoever types on no longer wants the older answer: it is called off, and the last one stays in sight meanwhile. */
export function searchQuery(text: string, language: Language) {
  return queryOptions({
    queryKey: ['search', language, text],
    queryFn: ({ signal }) => call(search, { text, language }, { signal }),
    enabled: text !== '',
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { news: ['catalogue'] },
  });
}
