import type { GameCategory } from '@maidan/contract/constants.ts';
import { everyTextOf, type LocalText } from '@maidan/contract/local-text.ts';
import { everyWord, fold } from './fold.ts';
import { plantTree, type LetterTree } from './letter-tree.ts';
import { byLetters, createYield, sortInPieces } from './pieces.ts';
import { SCRIPT_COUNT, scriptOf } from './scripts.ts';
import { soundOf } from './sound.ts';

export const KINDS = ['game', 'vendor', 'page', 'help'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found. Whatever stands earlier in the list is shown earlier among equals. */
export type Entry<Item = unknown> = {
  kind: Kind;
  name: LocalText;
  /** Other words that mean it. */
  also?: string;
  /** Counted by: how many games of each category a text finds. */
  category?: GameCategory;
  /** One of the games that the house puts forward. */
  featured?: boolean;
  item: Item;
};

/** The name of a document in one language, as it is compared with a whole text. */
export type Name = { name: string; document: number };

export type SearchIndex = {
  entries: readonly Entry[];
  /** Words as they are written, in all languages. */
  words: LetterTree;
  /** How the words of each script sound. */
  heard: readonly LetterTree[];
  /** All names in the order of their letters. */
  names: readonly Name[];
  /** By document: its names and their sounds, for comparing whole texts. */
  folded: readonly (readonly string[])[];
  sounds: readonly (readonly string[])[];
  /** Room to work in, one for each word of a text and one for the whole; a search never waits in between. */
  room: readonly Uint8Array[];
};

const ROOMS = 9;
type Words = Map<string, number[]>;
type Draft = {
  words: Words;
  heard: Words[];
  names: Name[];
  folded: string[][];
  sounds: string[][];
};

/** Made in the background, in small pieces: nobody's call waits for it longer than a few milliseconds. */
export async function buildIndex(entries: readonly Entry[]): Promise<SearchIndex> {
  const yieldToCalls = createYield();
  const draft: Draft = {
    words: new Map(),
    heard: Array.from({ length: SCRIPT_COUNT }, () => new Map()),
    names: [],
    folded: [],
    sounds: [],
  };
  const soundOfWord = remembered(soundOf);
  for (const [document, entry] of entries.entries()) {
    addEntry(draft, entry, document, soundOfWord);
    await yieldToCalls();
  }
  const heard: LetterTree[] = [];
  for (const words of draft.heard) heard.push(await plantTree(words));
  return {
    entries,
    words: await plantTree(draft.words),
    heard,
    names: await sortInPieces(draft.names, (one, other) => byLetters(one.name, other.name)),
    folded: draft.folded,
    sounds: draft.sounds,
    room: Array.from({ length: ROOMS }, () => new Uint8Array(entries.length)),
  };
}

function addEntry(draft: Draft, entry: Entry, document: number, sound: (word: string) => string): void {
  const names = [...new Set(everyTextOf(entry.name).map(fold))];
  for (const name of names) draft.names.push({ name, document });
  draft.folded.push(names);
  draft.sounds.push([...new Set(names.map((name) => name.split(' ').map(sound).join(' ')))]);
  for (const word of new Set([...names.flatMap((name) => name.split(' ')), ...everyWord(entry.also ?? '')])) {
    if (word === '') continue;
    note(draft.words, word, document);
    note(draft.heard[scriptOf(word)] ?? draft.words, sound(word), document);
  }
}

function note(words: Words, word: string, document: number): void {
  const documents = words.get(word);
  if (documents === undefined) words.set(word, [document]);
  else if (documents.at(-1) !== document) documents.push(document);
}

function remembered(make: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const value = known.get(word) ?? make(word);
    known.set(word, value);
    return value;
  };
}
