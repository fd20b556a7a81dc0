import {
  CATEGORY_FAMILIES,
  CATEGORY_LEADS,
  COCKFIGHT_MOTIFS,
  FAMILIES,
  PVP_MOTIFS,
  type Family,
} from './motif-book.ts';
import { WEAK_WORDS, WORDS } from './title-words.ts';
import type { Motif } from './motifs/motif.ts';
import type { Random } from './random.ts';

/** Longest first, so that "seahorse" is not taken for the sea. */
const STEMS = [...WORDS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((stem) => ({ stem, pattern: new RegExp(`(^|[^a-z0-9])${stem}`) }));

const FAMILY_OF = new Map<Motif, Family>();
for (const [name, motifs] of Object.entries(FAMILIES)) {
  for (const motif of motifs) FAMILY_OF.set(motif, name as Family);
}

/** What a title is about: a creature before a thing, a thing before a place, a place before an adjective. */
const RANK: Readonly<Partial<Record<Family, number>>> = {
  animals: 4,
  beasts: 4,
  creatures: 4,
  sea: 4,
  places: 2,
  sky: 2,
  treasure: 3,
};

type Hit = { at: number; rank: number; motif: Motif };

/** Drawings for the words of a title: what it is about first. */
export function motifsForTitle(title: string, rng: Random): Motif[] {
  const hits: Hit[] = [];
  let rest = title.toLowerCase();
  for (const { stem, pattern } of STEMS) {
    const at = rest.search(pattern);
    const motifs = WORDS.get(stem);
    if (at < 0 || !motifs) continue;
    const motif = rng.pick(motifs);
    const family = FAMILY_OF.get(motif);
    const rank = WEAK_WORDS.has(stem) ? 0 : ((family && RANK[family]) ?? 3);
    hits.push({ at, rank, motif });
    rest = rest.replace(stem, '#'.repeat(stem.length));
  }
  hits.sort((a, b) => b.rank - a.rank || b.at - a.at);
  return [...new Set(hits.map((hit) => hit.motif))];
}

function categoryMotifs(category: string, rng: Random): readonly Motif[] {
  if (category === 'COCKFIGHT') return COCKFIGHT_MOTIFS;
  if (category === 'PVP') return PVP_MOTIFS;
  const families = CATEGORY_FAMILIES[category] ?? CATEGORY_FAMILIES['RNG'] ?? [];
  return FAMILIES[rng.pick(families)];
}

/** Where the category must be seen at once; elsewhere a word of the title may take the lead. */
const STRICT: ReadonlySet<string> = new Set(['FISH', 'ELOTT', 'LOTT', 'COCKFIGHT']);

/** Hero first, then two companions that belong beside it. */
export function chooseCast(title: string, category: string, rng: Random): Motif[] {
  const own = categoryMotifs(category, rng);
  const named = motifsForTitle(title, rng);
  const leads = CATEGORY_LEADS.has(category);
  const inOwn = named.find((motif) => own.includes(motif));
  const byTitle = STRICT.has(category) ? undefined : named[0];
  const hero = (leads ? inOwn : undefined) ?? byTitle ?? rng.pick(own);
  const family = FAMILY_OF.get(hero);
  const circle = leads || !family ? own : FAMILIES[family];
  const others = rng.shuffle([...new Set([...named, ...circle])].filter((motif) => motif !== hero));
  const first = named.find((motif) => motif !== hero) ?? others[0] ?? hero;
  return [hero, first, others.find((motif) => motif !== first) ?? first];
}
