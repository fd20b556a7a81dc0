import { hasTwice, type Grammar, type KindList, type Word, type WordList } from '#sandbox/texts/grammar.ts';
import { readWords } from '#sandbox/texts/read-texts.ts';

const WORDS = readWords('bn', 'words') as Record<WordList, Record<string, string>>;
const KINDS = readWords('bn', 'kinds') as Record<KindList, Record<string, string>>;

function bengali({ list, id }: Word): string {
  const word = WORDS[list][id];
  if (word === undefined) throw new Error(`${id} has no Bengali word`);
  return word;
}

function kind(list: KindList, id: string): string {
  const word = KINDS[list][id];
  if (word === undefined) throw new Error(`${id} has no Bengali word`);
  return word;
}

/** After a vowel sign র, after a standing vowel য়ের, after a consonant ের. */
export function bengaliGenitive(word: string): string {
  const last = word.at(-1) ?? '';
  if ('ািীুূেোৃ'.includes(last)) return `${word}র`;
  if ('ইঈউঊএওঐঔৈৌ'.includes(last)) return `${word}য়ের`;
  if (last === 'ৎ') return `${word.slice(0, -1)}তের`;
  if (last === 'ং') return `${word.slice(0, -1)}ঙের`;
  return `${word}ের`;
}

const inARow = (first: Word, second: Word): string => `${bengali(first)} ${bengali(second)}`;
const genitive = (owner: Word, owned: Word): string => `${bengaliGenitive(bengali(owner))} ${bengali(owned)}`;

/** "Padma Fishing" is পদ্মার মাছ শিকার, but "Padma Roulette" is পদ্মা রুলেট. */
const AFTER_A_GENITIVE: ReadonlySet<KindList> = new Set(['fish', 'draws', 'seaDraws', 'daily', 'pvp']);

export const grammar: Grammar = {
  before: inARow,
  owned: genitive,
  ofPlace: (thing, place) => genitive(place, thing),
  inPlace: genitive,
  together: (creature, thing) => `${bengali(creature)} ও ${bengali(thing)}`,
  counted: inARow,
  atTime: genitive,
  headed: (head, noun) => genitive(noun, head),
  kind,
  kindAfter: (word, list, id) => {
    const first = AFTER_A_GENITIVE.has(list) ? bengaliGenitive(bengali(word)) : bengali(word);
    return `${first} ${kind(list, id)}`;
  },
  repeats: (title) => hasTwice(title.split(' '), new Set()),
};
