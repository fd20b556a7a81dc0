import type { Language } from '@maidan/contract/languages.ts';
import { MOST_LINES_TOLD } from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { loadLotteryTexts, numbersText, playName } from '@maidan/games/lottery/lottery-texts.ts';
import { playOf } from '@maidan/games/lottery/plays/plays.ts';
import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { marketName, matchName, selectionName, shownOdds } from '@maidan/games/sports/screen/words.ts';
import type { OpenBookBet, OpenRow } from '#open-rounds.store.ts';

/** What was bet on, as the page of the game says it: a line for each match of a bet, or for each line of a ticket. */
export async function wordsOf({ gameCode, ticket, book }: OpenRow, language: Language): Promise<string[]> {
  if (book !== null) return await wordsOfLegs(gameCode, book.legs, language);
  return ticket === null ? [] : await wordsOfTicket(gameCode, ticket, language);
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
