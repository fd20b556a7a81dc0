import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { ListSort } from '@maidan/contract/games/list-filters.ts';
import type { CatalogueRow } from '../games.store.ts';

type Compare = (a: CatalogueRow, b: CatalogueRow) => number;

const LAST = Number.MAX_SAFE_INTEGER;
const playable = (row: CatalogueRow): number => (row.engine === null ? 1 : 0);
const rank = (row: CatalogueRow): number => row.hotRank ?? LAST;

/** As `catalogue_arrange` writes it down: a filter never turns the games around that it leaves. */
const recommended: Compare = (a, b) =>
  playable(a) - playable(b) || rank(a) - rank(b) || a.sortOrder - b.sortOrder;

/** What can be played comes before what cannot yet; only the alphabet knows no such difference. */
const COMPARE: Readonly<Record<Exclude<ListSort, 'name'>, Compare>> = {
  recommended,
  popular: (a, b) =>
    rank(a) - rank(b) || playable(a) - playable(b) || Number(b.isNew) - Number(a.isNew) || recommended(a, b),
  newest: (a, b) =>
    playable(a) - playable(b) || b.releasedAt.getTime() - a.releasedAt.getTime() || recommended(a, b),
  rtp: (a, b) =>
    playable(a) - playable(b) || (b.rtpBasisPoints ?? 0) - (a.rtpBasisPoints ?? 0) || recommended(a, b),
  'max-win': (a, b) => playable(a) - playable(b) || (b.maxWin ?? 0) - (a.maxWin ?? 0) || recommended(a, b),
};

/** Names by the rules of their language, numbers by their size. */
export function compareFor(sort: ListSort, language: Language): Compare {
  if (sort !== 'name') return COMPARE[sort];
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (a, b) => compare(textIn(a.name, language), textIn(b.name, language));
}
