import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGames } from '#sandbox/catalogue/catalogue.ts';
import { distanceToName, TYPING } from '@maidan/contract/typed/distance.ts';
import { plantTree } from './letter-tree.ts';
import { lookUp } from './look-up.ts';
import { marksOf } from './marks.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

const games = makeGames(1, { slotTitles: 10_000 });
let index: SearchIndex;

beforeAll(async () => {
  index = await buildIndex(
    games.map(({ title, category }) => ({
      kind: 'game' as const,
      name: title,
      category,
      item: null,
    })),
  );
});

const titles = (text: string, count = 10) =>
  lookUp(index, text)
    .documents.slice(0, count)
    .map((document) => games[document]?.title ?? { en: '', bn: '' });

describe('what is asked for comes first', () => {
  test('[GAM-05] the exact name, then names that begin so, then names with a word that does', () => {
    const [first] = titles('Kites over the Maidan');
    expect(first?.en).toBe('Kites over the Maidan');
    const found = titles('kites', 400).map(({ en }) => en.toLowerCase());
    const ranks = found.map((name) => (name.startsWith('kites') ? 0 : name.includes('kites') ? 1 : 2));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks)).toContain(1);
  });

  test('[GAM-05] every word must be found, in any order and in either language', () => {
    for (const { en } of titles('roulette padma')) expect(en).toMatch(/Padma.*Roulette/);
    for (const { bn } of titles('পদ্মা রুলেট')) expect(bn).toMatch(/পদ্মা.*রুলেট/);
    for (const { en } of titles('রুলেট padma')) expect(en).toMatch(/Padma.*Roulette/);
  });
});

test.each([
  ['tin patti', /তিন পাত্তি/],
  ['teen pati', /তিন পাত্তি/],
  ['dhaka', /ঢাকা/],
  ['ঢাকা', /ঢাকা/],
  ['moydan', /ময়দান/],
  ['maydan', /ময়দান/],
  ['ghuri', /ঘুড়ি/],
  ['nodi', /নদী/],
  ['bagh', /বাঘ/],
  ['moyur', /ময়ূর/],
  ['mayur', /ময়ূর/],
  ['rajhash', /রাজহাঁস/],
  ['sundorbon', /সুন্দরবন/],
  ['chottogram', /চট্টগ্রাম/],
  ['chatgram', /চট্টগ্রাম/],
  ['ilish', /ইলিশ/],
  ['nouka', /নৌকা/],
  ['shapla', /শাপলা/],
  ['jadukor', /জাদুকর/],
  ['boishakh', /বৈশাখ/],
])('[GAM-05] %s, written as it is heard, finds %s', (text, bengali) => {
  const found = titles(text, 3);
  expect(found).toHaveLength(3 - Math.max(0, 3 - lookUp(index, text).documents.length));
  for (const { bn } of found)
    expect(bn?.normalize('NFC')).toMatch(new RegExp(bengali.source.normalize('NFC')));
});

test.each([
  ['ক্রিকেট', /Cricket/],
  ['ব্ল্যাকজ্যাক', /Blackjack/],
  ['ঘুড়ি', /Kite/],
  ['সোনালি বাগান', /Golden (Tea )?Garden/],
])('[GAM-05] %s finds %s', (text, english) => {
  for (const { en } of titles(text, 3)) expect(en).toMatch(english);
  expect(titles(text, 3)).not.toEqual([]);
});

/** The same errors in every run: a fixed sample says whether the search became worse. */
function createSteps(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor(state / 7) % below;
  };
}

function withOneError(name: string, letters: string, step: (below: number) => number): string {
  const at = step(name.length);
  const letter = letters[step(letters.length)] ?? '';
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  switch (step(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + name.slice(at);
    case 2:
      return before + letter + after;
    default:
      return before + after.slice(0, 1) + name.charAt(at) + after.slice(1);
  }
}

test.each([
  ['English', 'en', 'abcdefghijklmnopqrstuvwxyz'],
  ['Bengali', 'bn', 'কখগচজটতদনপবমরলসহািীুেো'],
] as const)(
  '[CAT-06] with one typing error an %s title of six letters or more is still among the first ten',
  (_name, language, letters) => {
    const step = createSteps(20_261_115);
    const missed: string[] = [];
    let tried = 0;
    while (tried < 600) {
      const document = step(games.length);
      const name = games[document]?.title[language] ?? '';
      if (name.replaceAll(/[^\p{L}\p{M}]/gu, '').length < 6) continue;
      tried += 1;
      const typed = withOneError(name, letters, step);
      if (!lookUp(index, typed).documents.slice(0, 10).includes(document)) missed.push(`${name} as ${typed}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(tried * 0.05);
  },
);

test('a space too many or too few is forgiven', () => {
  expect(titles('padmaroulette', 1)[0]?.en).toMatch(/Padma .*Roulette/);
  expect(titles('pad ma roulette', 1)[0]?.en).toMatch(/Padma .*Roulette/);
});

test('what nothing is called has no answer; what has some of the words is only near', () => {
  expect(lookUp(index, 'qqqq zzzz')).toEqual({ documents: [], good: 0, nearest: true });
  expect(lookUp(index, ' -- !')).toEqual({ documents: [], good: 0, nearest: false });
  const near = lookUp(index, 'qqqq roulette');
  expect(near.nearest).toBe(true);
  expect(titles('qqqq roulette', 1)[0]?.en).toMatch(/Roulette/);
});

test('[GAM-05] any text is answered: no document twice, none unknown, marks inside the name', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'abtি াকর্ঁ় 9৯'.split('')), maxLength: 60 }),
    fc
      .tuple(fc.nat(games.length - 1), fc.nat(40))
      .map(([at, length]) => games[at]?.title.bn?.slice(0, length) ?? ''),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const { documents, good } = lookUp(index, text);
      expect(new Set(documents).size).toBe(documents.length);
      expect(documents.every((document) => games[document] !== undefined)).toBe(true);
      expect(good).toBeLessThanOrEqual(documents.length);
      const name = games[documents[0] ?? 0]?.title.en ?? '';
      for (const [from, to] of marksOf(name, text)) expect(name.slice(from, to)).not.toBe('');
    }),
    { numRuns: 400 },
  );
});

test('the tree of letters finds what comparing word by word finds', async () => {
  const words = fc.uniqueArray(
    fc.string({ unit: fc.constantFrom(...'abcd'.split('')), minLength: 1, maxLength: 6 }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  const typed = fc.string({ unit: fc.constantFrom(...'abcd'.split('')), minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(words, typed, fc.constantFrom(1, 2), async (list, word, budget) => {
      const tree = await plantTree(new Map(list.map((entry, at) => [entry, [at]])));
      const levels = new Uint8Array(list.length).fill(9);
      tree.lookNear(word, { costs: TYPING, budget, unfinished: true }, (from, to, cost) =>
        tree.mark(from, to, cost, levels),
      );
      const expected = list.map((entry) => distanceToName(word, entry, TYPING, budget));
      expect([...levels].map((level) => (level > budget ? 9 : level))).toEqual(
        expected.map((cost) => (cost > budget ? 9 : cost)),
      );
    }),
  );
});
