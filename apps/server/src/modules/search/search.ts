import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { search as operation } from '@maidan/contract/search/search.ts';
import type { CallContext } from '#call/call-context.ts';
import { currentIndex, type Searchable } from './current-index.ts';
import { fold } from './fold.ts';
import { lookUp } from './look-up.ts';
import { presentFound } from './search.present.ts';

type Found = ResponseOf<typeof operation>;

/** Answers from memory; what many people type (the first letters of a name) is found once. */
export async function search(
  { db, config, publicNews }: CallContext,
  { text, language }: ParsedRequestOf<typeof operation>,
): Promise<Found> {
  return answer(await currentIndex({ db, merchant: config.merchant, publicNews }), text, language);
}

function answer({ index, answers }: Searchable, text: string, language: Language): Found {
  const folded = fold(text);
  const key = `${language} ${folded}`;
  const known = answers.get(key) as Found | undefined;
  if (known !== undefined) return known;
  const found = Object.freeze(presentFound(index, lookUp(index, folded, language), folded, language));
  answers.set(key, found);
  return found;
}
