import { BESIDE, CATEGORY_LEADS, CATEGORY_OWN, CATEGORY_SIGNS, FAMILIES, type Family } from './motif-book.ts';
import { readTitle } from './title-words.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Random } from '#drawing/random.ts';

export const FAMILY_OF: ReadonlyMap<Motif, Family> = familyOfEach();

function familyOfEach(): Map<Motif, Family> {
  const found = new Map<Motif, Family>();
  for (const [name, motifs] of Object.entries(FAMILIES))
    for (const motif of motifs) found.set(motif, name as Family);
  return found;
}

/** A jewel that is a colour as well: before another word that has a drawing it only colours it. */
const COLOUR_TOO: ReadonlySet<string> = new Set(['emerald']);

/** Drawings for the words of a title: what it is about first. A creature before a thing, a thing before a place. */
export function motifsForTitle(title: string, rng: Random): Motif[] {
  const read = readTitle(title);
  const hits = read.flatMap(({ word, called }, at) => {
    if (typeof called === 'string') return [];
    const next = read[at + 1]?.called;
    const colours = COLOUR_TOO.has(word) && next !== undefined && typeof next !== 'string';
    return [{ at, weight: colours ? 0 : called.weight, motif: rng.pick(called.motifs) }];
  });
  hits.sort((a, b) => b.weight - a.weight || b.at - a.at);
  return [...new Set(hits.map((hit) => hit.motif))];
}

/** Where the category must be seen at once; elsewhere a word of the title may take the lead. */
const STRICT: ReadonlySet<string> = new Set(['FISH', 'ELOTT', 'LOTT', 'COCKFIGHT']);

/** Hero first, then two companions that belong beside it. */
export function chooseCast(title: string, category: string, rng: Random): Motif[] {
  const signs = CATEGORY_SIGNS[category] ?? CATEGORY_SIGNS['RNG'] ?? [];
  const named = motifsForTitle(title, rng);
  const inOwn = named.find((motif) => CATEGORY_OWN[category]?.includes(motif));
  const byTitle = STRICT.has(category) ? undefined : named[0];
  const hero = inOwn ?? byTitle ?? rng.pick(signs);
  const family = FAMILY_OF.get(hero);
  const beside = CATEGORY_LEADS.has(category) || !family ? signs : BESIDE[family];
  const others = [...named, ...rng.shuffle([...new Set(beside)])].filter((motif) => motif !== hero);
  const [first = hero, second = first] = [...new Set(others)];
  return [hero, first, second];
}
