import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { BALLS, BOARDS, isBoard, withZeros, type BoardRow, type Family } from './draw-numbers.ts';
import type { texts as english } from './texts/en.ts';
import type { Pad, Picks, Play } from './plays/play.ts';

export type LotteryTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadLotteryTexts(language: Language): Promise<LotteryTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: LotteryTexts };
  return texts;
}

/** What the rules call by a key, in the words of the page. */
const named = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;

export const playName = ({ code }: Play, words: LotteryTexts): string => named(words.playNames, code);
export const playHow = ({ code }: Play, words: LotteryTexts): string => named(words.playHow, code);
export const prizeName = (prize: string, words: LotteryTexts): string => named(words.prizes, prize);

/** A side, a sum, or what must come of a bet. */
export function tierName(key: string, words: LotteryTexts, language: Language): string {
  if (/^\d+$/.test(key)) return figure(key, language);
  return { ...words.tiers, ...words.prizes, ...words.choices }[key as keyof LotteryTexts['tiers']] ?? key;
}

/** A number as its pad writes it. */
export function numberText(pad: Pad, number: number, words: LotteryTexts, language: Language): string {
  const choice = pad.choices?.[number];
  if (choice !== undefined) return tierName(choice, words, language);
  return digits(withZeros(number, pad.digits), language);
}

export function padName({ name }: Pad, words: LotteryTexts, language: Language): string {
  const place = /^place-(\d+)$/.exec(name)?.[1];
  return place === undefined ? words.numbers : fill(words.place, { number: figure(place, language) });
}

/** What is picked, pad by pad; one place among several is named by its number. */
export function numbersText(play: Play, picks: Picks, words: LotteryTexts, language: Language): string[] {
  return picks.flatMap((picked, place) => {
    const pad = play.pads[place];
    if (!pad || (play.pads.length > 1 && pad.least === 0 && picked.length === 0)) return [];
    const numbers = picked.map((number) => numberText(pad, number, words, language)).join(' ');
    return [pad.least === 0 ? `${figure(place + 1, language)}: ${numbers}` : numbers];
  });
}

/** What was drawn: balls in one line, of a board a line for each prize. */
export function drawnText(
  family: Family,
  numbers: readonly number[],
  words: LotteryTexts,
  language: Language,
): string[] {
  const written = (some: readonly number[], width: number) =>
    some.map((number) => digits(withZeros(number, width), language)).join(' ');
  if (!isBoard(family)) return [written(numbers, BALLS[family].to > 9 ? 2 : 1)];
  const rows: readonly BoardRow[] = BOARDS[family];
  return rows.map(({ prize, digits: width, count }, row) => {
    const first = rows.slice(0, row).reduce((sum, before) => sum + before.count, 0);
    return `${prizeName(prize, words)}: ${written(numbers.slice(first, first + count), width)}`;
  });
}
