import { expect, test } from 'vitest';
import { chooseCast, motifsForTitle } from './casting.ts';
import { CATEGORY_SIGNS, FAMILIES } from './motif-book.ts';
import * as birds from '../motifs/birds.ts';
import * as creatures from '../motifs/creatures.ts';
import * as household from '../motifs/household.ts';
import * as land from '../motifs/land.ts';
import * as treasure from '../motifs/treasure.ts';
import * as wild from '../motifs/wild.ts';
import { createPen } from '#drawing/pen.ts';
import { PALETTES } from '#drawing/palettes.ts';
import { createRandom } from '#drawing/random.ts';
import { SAMPLES } from '#sample-titles.ts';
import { createSheet } from '#drawing/svg.ts';
import { readTitle, WORDS } from './title-words.ts';

const hero = (title: string, category = 'RNG') => chooseCast(title, category, createRandom(title))[0];

test('a word inside another word is not that word', () => {
  expect(motifsForTitle("Carpenter's Dream", createRandom('a'))).not.toContain(wild.carp);
  expect(hero('Carpenter’s Promise')).toBe(household.saw);
  expect(hero('Jet Black Otter')).toBe(wild.otter);
  expect(readTitle('Sunamganj Catwalk').map(({ called }) => called)).toEqual(['nothing', 'unknown']);
});

test('the hero is what the title is about, in the plural and in the genitive too', () => {
  expect(hero('Five Mongooses')).toBe(wild.mongoose);
  expect(hero('Kingfisher Creek')).toBe(birds.kingfisher);
  expect(hero("Weaver's Quilt")).toBe(household.quilt);
  expect(hero('Emerald River')).toBe(land.river);
  expect(hero('Emerald of Sajek')).toBe(treasure.emerald);
  expect(hero('Song of the Panther')).toBe(creatures.panther);
  expect(hero('Seven Golden Hilsa')).toBe(wild.hilsa);
});

test('a title that names nothing is drawn by the rule of its category', () => {
  for (const [category, signs] of Object.entries(CATEGORY_SIGNS))
    for (const title of ['Marvellous Promise', 'Qwertz', 'Nine of the Old'])
      expect(signs).toContain(hero(title, category));
});

test('beside a creature stands no other that the title does not name', () => {
  const living = new Set([
    ...FAMILIES.animals,
    ...FAMILIES.beasts,
    ...FAMILIES.birds,
    ...FAMILIES.creatures,
    ...FAMILIES.wild,
  ]);
  for (let i = 0; i < 40; i += 1)
    expect(
      chooseCast('Clever Fox', 'RNG', createRandom(`fox ${i}`)).filter((motif) => living.has(motif)),
    ).toHaveLength(1);
});

test('rubies are red, emeralds green and sapphires blue in every hand', () => {
  for (const finish of ['soft', 'flat', 'print', 'gilt'] as const) {
    const colours = [treasure.ruby, treasure.emerald, treasure.sapphire].map((gem) => {
      const sheet = createSheet();
      gem(createPen(finish, PALETTES.ice, sheet, createRandom('gem')));
      return sheet.markup();
    });
    expect(colours[0]).toContain('#d8122e');
    expect(colours[1]).toContain('#0f9d58');
    expect(colours[2]).toContain('#1f4fd8');
  }
});

test('every drawing is called by a word or belongs to a category, and every word has a drawing', () => {
  const called = new Set([...WORDS.values()].flatMap(({ motifs }) => motifs));
  expect([...WORDS].filter(([, { motifs }]) => motifs.length === 0)).toEqual([]);
  const bound = new Set(Object.values(FAMILIES).flat());
  expect([...called].filter((motif) => !bound.has(motif))).toEqual([]);
});

test('the titles of the sample sheet are all read', () => {
  const unread = SAMPLES.flatMap(({ title }) =>
    readTitle(title).filter(({ called }) => called === 'unknown'),
  ).map(({ word }) => word);
  expect([...new Set(unread)]).toEqual([]);
});
