import { hasTwice, type Grammar, type Word } from '#sandbox/texts/grammar.ts';

/** Places that are spoken of with an article. */
const WITH_ARTICLE = /^(Padma|Meghna|Jamuna|Surma|Teesta|Karnaphuli|Brahmaputra|Dhaleshwari|Sundarbans)$/;
const article = ({ id }: Word): string => (WITH_ARTICLE.test(id) ? `the ${id}` : id);

const IRREGULAR_PLURALS: Record<string, string> = {
  Wolf: 'Wolves',
  Deer: 'Deer',
  Mongoose: 'Mongooses',
  Hilsa: 'Hilsa',
  Carp: 'Carp',
  Buffalo: 'Buffaloes',
  Mango: 'Mangoes',
  Dice: 'Dice',
  Cards: 'Cards',
  Bamboo: 'Bamboos',
};

export function plural(noun: string): string {
  const irregular = IRREGULAR_PLURALS[noun];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const inARow = (first: Word, second: Word): string => `${first.id} ${second.id}`;
const WITH_A = /^(Hundred|Thousand)$/;
const SMALL = new Set(['the', 'of']);

export const grammar: Grammar = {
  before: inARow,
  owned: (owner, thing) => `${owner.id}'s ${thing.id}`,
  ofPlace: (thing, place) => `${thing.id} of ${article(place)}`,
  inPlace: inARow,
  together: (creature, thing) => `${creature.id} and ${thing.id}`,
  counted: (number, noun) => `${WITH_A.test(number.id) ? 'A ' : ''}${number.id} ${plural(noun.id)}`,
  atTime: inARow,
  headed: (head, noun) => `${head.id} of the ${noun.id}`,
  kind: (_list, kind) => kind,
  kindAfter: (word, _list, kind) => `${word.id} ${kind}`,
  repeats: (title) => hasTwice(title.toLowerCase().replaceAll("'s", '').split(' '), SMALL),
};
