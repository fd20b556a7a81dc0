import {
  CATEGORY_FAMILIES,
  CATEGORY_LEADS,
  COCKFIGHT_MOTIFS,
  FAMILIES,
  PVP_MOTIFS,
  WORDS,
} from './motif-book.ts';
import type { Motif } from './motifs/motif.ts';
import type { Random } from './random.ts';

const STEMS = Object.keys(WORDS).sort((a, b) => b.length - a.length);

/** Drawings for the words of a title, in the order of the words. */
export function motifsForTitle(title: string, rng: Random): Motif[] {
  const found: Motif[] = [];
  let rest = title.toLowerCase();
  const hits: { at: number; motif: Motif }[] = [];
  for (const stem of STEMS) {
    const at = rest.search(new RegExp(`(^|[^a-z0-9])${stem}`));
    const motifs = WORDS[stem];
    if (at < 0 || !motifs) continue;
    hits.push({ at, motif: rng.pick(motifs) });
    rest = rest.replace(stem, '#'.repeat(stem.length));
  }
  for (const { motif } of hits.sort((a, b) => a.at - b.at)) if (!found.includes(motif)) found.push(motif);
  return found;
}

function categoryMotifs(category: string, rng: Random): readonly Motif[] {
  if (category === 'COCKFIGHT') return COCKFIGHT_MOTIFS;
  if (category === 'PVP') return PVP_MOTIFS;
  const families = CATEGORY_FAMILIES[category] ?? CATEGORY_FAMILIES['RNG'] ?? [];
  return FAMILIES[rng.pick(families)];
}

const FAMILY_OF = new Map<Motif, readonly Motif[]>(
  Object.values(FAMILIES).flatMap((family) => family.map((motif) => [motif, family] as const)),
);

/** Hero first, then two companions that belong beside it. */
export function chooseCast(title: string, category: string, rng: Random): Motif[] {
  const own = categoryMotifs(category, rng);
  const named = motifsForTitle(title, rng);
  // Of two named things the last is what the title is about: "Moonlit Tiger" is a tiger.
  const byTitle = named.at(-1);
  const leads = CATEGORY_LEADS.has(category);
  const inOwn = named.find((motif) => own.includes(motif));
  const hero = leads
    ? (inOwn ?? (category === 'MXWIN' || category === 'PVP' ? byTitle : undefined) ?? rng.pick(own))
    : (byTitle ?? rng.pick(own));
  const circle = leads ? own : (FAMILY_OF.get(hero) ?? own);
  const others = rng.shuffle([...new Set([...named, ...circle])].filter((motif) => motif !== hero));
  const first = named.find((motif) => motif !== hero) ?? others[0] ?? hero;
  return [hero, first, others.find((motif) => motif !== first) ?? first];
}
