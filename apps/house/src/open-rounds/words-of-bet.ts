import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { MOST_LINES_TOLD } from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { loadCrashTexts } from '@maidan/games/crash/crash-texts.ts';
import { multiplierText } from '@maidan/games/crash/multiplier.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { loadLotteryTexts, numbersText, playName } from '@maidan/games/lottery/lottery-texts.ts';
import { playOf } from '@maidan/games/lottery/plays/plays.ts';
import { drawName } from '@maidan/games/lottery/schedule.ts';
import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { loadSpotNames } from '@maidan/games/spot-names.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import {
  betKind,
  marketName,
  matchName,
  selectionName,
  shownOdds,
} from '@maidan/games/sports/screen/words.ts';
import type { LegResult } from '@maidan/games/sports/sport.ts';

/** What is told of a bet, on a round of many, a draw or matches: of each row what there is. */
export type ToldBet = {
  readonly gameCode: string;
  readonly shared?: BetOfMany | null;
  readonly ticket?: SoldBet | null;
  /** That draws the ticket. */
  readonly minute?: number | null;
  readonly book?: BookBet | null;
};
/** Chips by spot in minor units, or of a flight where its player leaves by itself. */
type BetOfMany = {
  readonly chips: Readonly<Record<string, string>> | null;
  readonly leavesAt: number | null;
  readonly currencySymbol: string;
};
type BookBet = {
  readonly size: number;
  readonly legs: readonly {
    readonly matchId: string;
    readonly market: string;
    readonly selection: string;
    readonly odds: number;
    readonly result: LegResult | null;
  }[];
};

/** What was bet on, as the page of the game says it: a line for each match of a bet, for each line of a ticket, or for each spot that has chips. */
export async function wordsOf(
  { gameCode, ticket = null, minute = null, book = null, shared = null }: ToldBet,
  language: Language,
): Promise<string[]> {
  if (book !== null) return await wordsOfLegs(gameCode, book, language);
  if (ticket !== null) return await wordsOfTicket(gameCode, ticket, minute, language);
  if (shared === null) return [];
  return shared.chips === null
    ? await wordsOfFlight(shared, language)
    : await wordsOfChips(gameCode, shared.chips, shared.currencySymbol, language);
}

async function wordsOfFlight({ leavesAt }: BetOfMany, language: Language): Promise<string[]> {
  const { takesItself, takenByHand } = await loadCrashTexts(language);
  return [leavesAt === null ? takenByHand : fill(takesItself, { times: multiplierText(leavesAt, language) })];
}

export async function wordsOfChips(
  gameCode: string,
  chips: Readonly<Record<string, string>>,
  symbol: string,
  language: Language,
): Promise<string[]> {
  const names = await loadSpotNames(gameCode, language);
  const laid = Object.entries(chips).map(([spot, amount]) => ({ spot, amount: minor(BigInt(amount)) }));
  const words = laid
    // The largest first.
    .toSorted((one, other) => Number(other.amount - one.amount))
    .map(({ spot, amount }) => `${names[spot] ?? spot}: ${displayMoney(amount, symbol, language)}`);
  if (words.length <= MOST_LINES_TOLD) return words;
  // In as few lines as may be told.
  const perLine = Math.ceil(words.length / MOST_LINES_TOLD);
  return Array.from({ length: Math.ceil(words.length / perLine) }, (_, line) =>
    words.slice(line * perLine, (line + 1) * perLine).join(' · '),
  );
}

/** Which kind of bet it is, where it has several legs, and each of them, with what it came to. */
async function wordsOfLegs(gameCode: string, { legs, size }: BookBet, language: Language): Promise<string[]> {
  const texts = await loadSportsTexts(language, gameCode);
  const words = { texts, language, format: 'decimal' } as const;
  const told = legs.flatMap(({ matchId, market, selection, odds, result }) => {
    const fixture = fixtureOf(matchId);
    if (!fixture) return [];
    const chosen = `${selectionName(words, fixture, market, selection)} ${shownOdds(words, odds)}`;
    const end = result === null ? '' : ` · ${texts.bet.results[result]}`;
    return [`${chosen} · ${marketName(words, fixture, market)} · ${matchName(words, fixture)}${end}`];
  });
  return [...(legs.length > 1 ? [betKind(words, legs.length, size)] : []), ...told].slice(0, MOST_LINES_TOLD);
}

/** Which draw it is for, and each of its lines. */
async function wordsOfTicket(
  gameCode: string,
  { lines }: SoldBet,
  minute: number | null,
  language: Language,
): Promise<string[]> {
  const lottery = lotteryOf(gameCode);
  if (!lottery) return [];
  const words = await loadLotteryTexts(language);
  const played = lines.flatMap(({ play: code, picks }) => {
    const play = playOf(lottery.family, code);
    if (!play) return [];
    const numbers = numbersText(play, picks, words, language).join(', ');
    // A line of many numbers is told by its beginning; the ticket has them all.
    return [shortened(`${playName(play, words)}: ${numbers}`)];
  });
  if (minute === null) return played.slice(0, MOST_LINES_TOLD);
  const name = digits(drawName(lottery.schedule, minute), language);
  return [fill(words.draw, { name }), ...played].slice(0, MOST_LINES_TOLD);
}

const MOST_LETTERS = 120;
const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
