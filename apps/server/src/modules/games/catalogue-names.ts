import { RecentMemory } from '#http/recent-memory.ts';
import type { GameRow } from './games.store.ts';

const SEARCHES_REMEMBERED = 100;
const BENGALI = /[\u0980-\u09ff]/;

/**
 * All names of a language in one text with a line for each game: looking through it is one pass of the machine, a
 * hundred times quicker than asking each game.
 */
type Page = { text: string; ends: Uint32Array };

/** Finds the games that have these letters in their name, in the language of the letters. */
export type NameFinder = (search: string) => readonly number[];

export function createNameFinder(rows: readonly Pick<GameRow, 'nameEn' | 'nameBn'>[]): NameFinder {
  const english = pageOf(rows.map((row) => row.nameEn));
  const bengali = pageOf(rows.map((row) => row.nameBn));
  const known = new RecentMemory<readonly number[]>(SEARCHES_REMEMBERED);
  return (search) => {
    const found = known.get(search) ?? linesWith(BENGALI.test(search) ? bengali : english, search);
    known.set(search, found);
    return found;
  };
}

/** Case, spaces and the ways to write one letter make no difference; empty when nothing is left. */
export function plainName(name: string): string {
  return name.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
}

function pageOf(names: readonly string[]): Page {
  const ends = new Uint32Array(names.length);
  let length = 0;
  const lines = names.map((name, index) => {
    const line = `${plainName(name)}\n`;
    length += line.length;
    ends[index] = length;
    return line;
  });
  return { text: lines.join(''), ends };
}

function linesWith({ text, ends }: Page, search: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(search); at !== -1;) {
    const line = lineAt(ends, at);
    found.push(line);
    at = text.indexOf(search, ends[line] ?? text.length);
  }
  return found;
}

/** The first line that ends after this place. */
function lineAt(ends: Uint32Array, at: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
