import { LANGUAGES, languageFacts, type Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import { MOST_LOTTERIES_ASKED } from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import { LOTTERY_NAMES, lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { manifest as lineSlot } from '@maidan/games/line-slot/manifest.ts';
import { manifestOf } from '@maidan/games/rules.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';
import { expect, test } from 'vitest';
import { makeGames } from './catalogue.ts';
import { createRandom } from '#sandbox/random.ts';
import { bengaliGenitive } from '#sandbox/texts/bn/grammar.ts';
import { plural } from '#sandbox/texts/en/grammar.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';
import { OWN_GAMES } from './own-games.ts';
import { VENDORS } from './vendors.ts';

const MAKER = {
  LOTT: ['LOTT', 'LOTT'],
  ELOTT: ['ELOTT', 'ELOTT'],
  SEA: ['ELOTT', 'TCG_SEA'],
  ZY: ['ELOTT', 'TCG_LOTTO_VN'],
} as const;
const games = makeGames(1, { slotTitles: 10_000 });
const OWN_TABLES = Object.keys(OWN_GAMES).filter((code) => sharedRulesOf(code) !== undefined);

test('[CAT-06] ten thousand slots and every other kind have names of their own in every language', () => {
  expect(games.filter((game) => game.category === 'RNG' && game.classify === null)).toHaveLength(10_000);
  for (const language of LANGUAGES)
    expect(new Set(games.map(({ title }) => textIn(title, language).toLowerCase())).size).toBe(games.length);
  const inBengali = games.map(({ title }) => textIn(title, 'bn'));
  expect(inBengali.filter((title) => /[a-z]/i.test(title))).toEqual([]);
  expect(
    games.filter((game) => !/^[A-Z0-9][A-Za-z0-9' -]+$/.test(game.title.en)).map((game) => game.title.en),
  ).toEqual([]);
});

test('[CAT-01] every category has games, by vendors that are known for it', () => {
  const known = new Map<string, readonly string[]>(VENDORS.map((vendor) => [vendor.code, vendor.categories]));
  expect(games.filter((game) => known.get(game.vendorCode)?.includes(game.category) !== true)).toEqual([]);
  const used = new Set(games.map((game) => `${game.vendorCode} ${game.category}`));
  const empty = VENDORS.flatMap((vendor) =>
    vendor.categories.map((category) => `${vendor.code} ${category}`),
  ).filter((pair) => !used.has(pair));
  expect(empty).toEqual([]);
});

test('[CAT-03] [LOT-01] every lottery of the house has a title, in a small world too, and those of a maker fit into its menu', () => {
  const { length } = LOTTERY_NAMES;
  for (const world of [games, makeGames(1, { slotTitles: 200 })]) {
    const lotteries = world.filter(({ category }) => category === 'LOTT' || category === 'ELOTT');
    const drawn = new Set(lotteries.map(({ engine }) => lotteryOf(engine ?? '')?.name));
    // Of boards and of what has several titles a small world has some.
    expect(drawn.size).toBeGreaterThan(world === games ? length - 1 : 33);
    for (const { engine, category, vendorCode } of lotteries) {
      const mode = lotteryOf(engine ?? '')?.mode;
      expect([category, vendorCode], engine ?? '').toEqual(MAKER[mode ?? 'ZY']);
    }
    const halls = lotteries.map(({ engine, vendorCode }) => `${vendorCode} ${engine}`);
    expect(new Set(halls).size).toBe(halls.length);
    for (const maker of ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])
      expect(lotteries.filter(({ vendorCode }) => vendorCode === maker).length).toBeLessThanOrEqual(
        MOST_LOTTERIES_ASKED,
      );
  }
});

/** Live titles of two kinds are tables that one player, or a few, have to themselves. */
const isSeatedLive = ({ category, engine }: { category: string; engine: string | null }): boolean =>
  category === 'LIVE' && (engine === 'blackjack' || engine === 'teen-patti');

test('[CAT-01] every live title and every rooster duel opens onto a table', () => {
  const live = games.filter(({ category }) => category === 'LIVE' || category === 'COCKFIGHT');
  expect(live.length).toBeGreaterThan(150);
  expect(live.filter(({ engine }) => engine === null)).toEqual([]);
  const tables = OWN_TABLES.filter((code) => !live.some(({ engine }) => engine === code));
  expect(tables).toEqual([]);
});

test('[CAT-06] a title that is played shows the figures of the game that plays it, all of them', () => {
  const played = games.filter(({ engine }) => engine !== null);
  expect(played.length).toBeGreaterThan(7_000);
  const different = played.filter((game) => {
    const manifest = manifestOf(game.engine ?? '');
    return (
      manifest === undefined ||
      (game.category !== manifest.category && !isSeatedLive(game)) ||
      game.rtpBasisPoints !== manifest.rtpBasisPoints ||
      game.volatility !== manifest.volatility ||
      (game.lines ?? 0) !== manifest.lines ||
      BigInt(game.minStakeMinor ?? 0) !== manifest.stakeSteps[0] ||
      game.features.join() !== manifest.features.join()
    );
  });
  expect(different).toEqual([]);
});

test('[CAT-06] every slot is played, by one of many models, and each maker has some that it likes', () => {
  const slots = games.filter((game) => game.category === 'RNG' && game.classify === null);
  expect(slots.filter(({ engine }) => engine === null)).toEqual([]);
  expect(slots.filter(({ engine }) => engine === 'line-slot').map(({ gameCode }) => gameCode)).toEqual([
    'line-slot',
  ]);
  const count = new Map<string, number>();
  for (const { engine } of slots) count.set(engine ?? '', (count.get(engine ?? '') ?? 0) + 1);
  expect([...count.keys()].filter((code) => code.startsWith('slot.'))).toHaveLength(SLOT_MODELS.length);
  expect(Math.max(...count.values())).toBeLessThan(slots.length / 10);
  for (const { code: maker } of VENDORS.filter(({ slotShare }) => slotShare > 0)) {
    const own = slots.filter(({ vendorCode }) => vendorCode === maker);
    const models = new Map<string | null, number>();
    for (const { engine } of own) models.set(engine, (models.get(engine) ?? 0) + 1);
    const most = [...models.values()].toSorted((a, b) => b - a);
    expect(most.slice(0, 8).reduce((sum, one) => sum + one, 0) / own.length).toBeGreaterThan(0.6);
  }
});

test('[CAT-01] [CAT-03] every title of every category is played by something', () => {
  expect(games.filter(({ engine }) => engine === null).map(({ title }) => title.en)).toEqual([]);
});

test.each(LANGUAGES)('[CAT-03] an esports title names the game that it opens: %s', async (language) => {
  const { sports } = await loadSportsTexts(language, 'esports');
  const names = Object.values(sports).map(({ name }) => name);
  const titles = games.flatMap(({ category, vendorCode, gameCode, title }) =>
    category === 'ESPORTS' && gameCode !== 'esports' ? [`${vendorCode} ${title[language]}`] : [],
  );
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !names.some((name) => title.includes(name)))).toEqual([]);
});

const inDigits = (figure: string, language: Language) =>
  figure.replace(/\d/g, (digit) => languageFacts(language).digits[Number(digit)] ?? digit);

test('what the news says of the first own slot is what the slot says of itself, in every language', () => {
  const news = seedText('announcements', (texts) => texts['kites-over-the-maidan-is-open'].content);
  const figures = [`>${lineSlot.lines}`, `>${(lineSlot.rtpBasisPoints / 100).toFixed(2)}%`];
  for (const language of LANGUAGES)
    for (const figure of figures) expect(textIn(news, language)).toContain(inDigits(figure, language));
});

test('there are at least 14 vendor codes, among them those of the trade', () => {
  const codes = VENDORS.map((vendor) => vendor.code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThanOrEqual(14);
  expect(codes).toEqual(
    expect.arrayContaining([
      'PG',
      'EG2',
      'PT',
      'JDB',
      'CQ9',
      'FC',
      'JL',
      'BGS',
      'IMES',
      'TCG_LOTTO_VN',
      'TCG_SEA',
      'LOTT',
      'ELOTT',
    ]),
  );
});

test('[CAT-04] the classes of slots are all there, and bingo is not', () => {
  const classes = new Set(games.map((game) => game.classify));
  expect(classes).toEqual(new Set([null, 'SC', 'VP', 'JP', 'TG', 'AC', 'CRASH']));
});

const names = (seed: number): string[] => makeGames(seed, { slotTitles: 50 }).map((game) => game.title.en);

test('another seed number makes another world; the same makes the same', () => {
  expect(names(7)).toEqual(names(7));
  expect(names(8)).not.toEqual(names(7));
});

test.each([
  ['পদ্মা', 'পদ্মার'],
  ['সিলেট', 'সিলেটের'],
  ['সোনারগাঁও', 'সোনারগাঁওয়ের'],
  ['বই', 'বইয়ের'],
  ['জেলে', 'জেলের'],
  ['শরৎ', 'শরতের'],
])('the genitive of %s is %s', (word, genitive) => {
  expect(bengaliGenitive(word)).toBe(genitive);
});

test.each([
  ['Wolf', 'Wolves'],
  ['Fairy', 'Fairies'],
  ['Fox', 'Foxes'],
  ['Key', 'Keys'],
  ['Mango', 'Mangoes'],
])('more than one %s are %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test('the dice are even enough and stay in their bounds', () => {
  const random = createRandom(3, 'dice');
  const counts = Array.from({ length: 6 }, () => 0);
  for (let count = 0; count < 6_000; count += 1) {
    const face = random.below(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(counts.every((count) => count > 850 && count < 1_150)).toBe(true);
});
