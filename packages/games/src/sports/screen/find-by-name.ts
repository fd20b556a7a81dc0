import { distanceToName, errorsForgiven, TYPING } from '@maidan/contract/typed/distance.ts';

/** What is found by its names: where they say what was typed; else those with all its words; else those that nearly do. */
export function findByName<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const text = fold(typed).trim();
  if (text === '') return items;
  const told = items.map((item) => ({ item, names: namesOf(item).map(fold) }));
  const words = wordsIn(text);
  const ways: ((names: readonly string[]) => boolean)[] = [
    (names) => names.some((name) => name.includes(text)),
    (names) => hasAll(words, names, (word, known) => known.includes(word)),
    (names) => hasAll(words, names, isNear),
  ];
  for (const isFound of ways) {
    const found = told.filter(({ names }) => isFound(names));
    if (found.length > 0) return found.map(({ item }) => item);
  }
  return [];
}

/** Case and the marks above Latin letters are left out. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

type IsFound = (word: string, known: string, isLast: boolean) => boolean;

const hasAll = (words: readonly string[], names: readonly string[], isFound: IsFound): boolean =>
  words.length > 0 &&
  words.every((word, at) =>
    names.flatMap(wordsIn).some((known) => isFound(word, known, at === words.length - 1)),
  );

/** As the search of the whole site does it; the last word may be unfinished. */
const isNear: IsFound = (word, known, isLast) => {
  if (known.startsWith(word)) return true;
  const errors = errorsForgiven(word);
  if (errors === 0 || known.length < 3) return false;
  const isWhole = Math.abs(word.length - known.length) <= errors;
  return (isWhole || (isLast && word.length > 3)) && distanceToName(word, known, TYPING, errors) <= errors;
};
