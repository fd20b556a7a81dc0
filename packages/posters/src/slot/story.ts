import { readdirSync, readFileSync } from 'node:fs';
import { MOTIF_ID } from '#casting/motif-book.ts';
import type { Motif } from '#motifs/motif.ts';
import type { LowKind } from './lows.ts';

/** A file of `words/`, one for each language. */
type Book = {
  /** Written across the symbols that are called so. */
  called: { wild: string; scatter: string; bonus: string };
  /** `{of}` is the hero, in the form of `of` where the language has one. */
  features: { freeSpins: string; hold: string; pick: string };
  motifs: Record<string, string>;
  of: Record<string, string>;
} & Record<Exclude<LowKind, 'things'>, string[]>;

export type SlotWords = Pick<Book, 'called'> & {
  motif: (motif: Motif) => string | null;
  low: (kind: LowKind, i: number, motif: Motif) => string | null;
  features: (hero: Motif | undefined) => Record<keyof Book['features'], string | null>;
};

const FOLDER = new URL('./words/', import.meta.url);
const BOOKS = new Map(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Book,
  ]),
);
const FALLBACK = 'en';

/** How a title tells its story in a language; what nobody has written yet is told in English. */
export function storyOf(language: string): SlotWords {
  const book = BOOKS.get(language) ?? BOOKS.get(FALLBACK);
  if (book === undefined) throw new Error('the words of the slots are missing');
  const nameOf = (motif: Motif): string | null => book.motifs[MOTIF_ID.get(motif) ?? ''] ?? null;
  return {
    called: book.called,
    motif: nameOf,
    low: (kind, i, motif) => (kind === 'things' ? nameOf(motif) : (book[kind][i] ?? null)),
    features: (hero) => {
      const name = hero === undefined ? null : nameOf(hero);
      const of = (hero && book.of[MOTIF_ID.get(hero) ?? '']) ?? name;
      const say = (text: string) => (of === null ? null : text.replace('{of}', of));
      const { freeSpins, hold, pick } = book.features;
      return { freeSpins: say(freeSpins), hold: say(hold), pick: say(pick) };
    },
  };
}
