import type { Language } from '@maidan/contract/languages.ts';
import type { Searchable } from './current-index.ts';
import { lookUp } from './look-up.ts';

/** The nodes of all games that a text finds: what it really finds, or, where that is nothing, what is meant by it. */
export function gamesNamed({ index }: Searchable, text: string, reader: Language): string[] {
  const { documents, good, nearest } = lookUp(index, text, reader);
  if (nearest) return [];
  return documents.slice(0, good === 0 ? documents.length : good).flatMap((document) => {
    const entry = index.entries[document];
    return entry?.kind === 'game' ? [entry.item.nodeId] : [];
  });
}
