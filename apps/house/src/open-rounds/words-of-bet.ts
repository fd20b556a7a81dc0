import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { MOST_LINES_TOLD } from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { loadCrashTexts } from '@maidan/games/crash/crash-texts.ts';
import { multiplierText } from '@maidan/games/crash/multiplier.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { loadLotteryTexts, numbersText, playName } from '@maidan/games/lottery/lottery-texts.ts';
import { playOf } from '@maidan/games/lottery/plays/plays.ts';
import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { loadSpotNames } from '@maidan/games/spot-names.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { marketName, matchName, selectionName, shownOdds } from '@maidan/games/sports/screen/words.ts';
import type { OpenBookBet, OpenRow, OpenSharedBet } from './open-rounds.store.ts';

/** What was bet on, as the page of the game says it: a line for each match of a bet, for each line of a ticket, or for each spot that has chips. */
export async function wordsOf(
  { gameCode, ticket, book, shared }: OpenRow,
  language: Language,
): Promise<string[]> {
  if (book !== null) return await wordsOfLegs(gameCode, book.legs, language);
  if (ticket !== null) return await wordsOfTicket(gameCode, ticket, language);
  if (shared === null) return [];
  return shared.chips === null
    ? await wordsOfFlight(shared, language)
    : await wordsOfChips(gameCode, shared.chips, shared.currencySymbol, language);
}

async function wordsOfFlight({ leavesAt }: OpenSharedBet, language: Language): Promise<string[]> {
  const { takesItself, takenByHand } = await loadCrashTexts(language);
  return [leavesAt === null ? takenByHand : fill(takesItself, { times: multiplierText(leavesAt, language) })];
}

async function wordsOfChips(
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

async function wordsOfLegs(
  gameCode: string,
  legs: OpenBookBet['legs'],
  language: Language,
): Promise<string[]> {
  const words = { texts: await loadSportsTexts(language, gameCode), language, format: 'decimal' } as const;
  return legs.slice(0, MOST_LINES_TOLD).flatMap(({ matchId, market, selection, odds }) => {
    const fixture = fixtureOf(matchId);
    if (!fixture) return [];
    const chosen = `${selectionName(words, fixture, market, selection)} ${shownOdds(words, odds)}`;
    return [`${chosen} · ${marketName(words, fixture, market)} · ${matchName(words, fixture)}`];
  });
}

async function wordsOfTicket(gameCode: string, { lines }: SoldBet, language: Language): Promise<string[]> {
  const lottery = lotteryOf(gameCode);
  const words = await loadLotteryTexts(language);
  return lines.slice(0, MOST_LINES_TOLD).flatMap(({ play: code, picks }) => {
    const play = lottery && playOf(lottery.family, code);
    if (!play) return [];
    const numbers = numbersText(play, picks, words, language).join(', ');
    // A line of many numbers is told by its beginning; the ticket has them all.
    return [shortened(`${playName(play, words)}: ${numbers}`)];
  });
}

const MOST_LETTERS = 120;
const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
