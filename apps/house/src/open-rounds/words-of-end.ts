import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadCrashTexts } from '@maidan/games/crash/crash-texts.ts';
import { multiplierText } from '@maidan/games/crash/multiplier.ts';
import { loadLiveTexts } from '@maidan/games/live/live-texts.ts';
import type { Lottery } from '@maidan/games/lottery/lotteries.ts';
import { drawnText, loadLotteryTexts } from '@maidan/games/lottery/lottery-texts.ts';
import type { RETURN_REASONS, TICKET_STATES } from '@maidan/games/lottery/lottery-wire.ts';
import { loadOutcomeText } from '@maidan/games/outcome-texts.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import type { SharedBet } from '#shared-rounds/shared-bet.store.ts';
import type { SharedRound } from '#shared-rounds/shared-round.store.ts';

type EndedBet = Pick<SharedBet, 'state' | 'chips' | 'leftAt' | 'win'> & { currencySymbol: string };
type EndedRound = Pick<SharedRound, 'gameCode' | 'state' | 'outcome' | 'result'>;

/** How a round of many ended, as its page says it; nothing while it or the bet is under way. */
export async function wordsOfRoundEnd(
  bet: EndedBet,
  round: EndedRound,
  language: Language,
): Promise<string[]> {
  if (bet.chips === null) return await wordsOfLanding(bet, round, language);
  if (bet.state === 'settled' && round.state === 'ended') {
    const text = await loadOutcomeText(round.gameCode, language);
    return text === null ? [] : [text(round.outcome)];
  }
  const words = await loadLiveTexts(language);
  if (round.state === 'void') return [words.calls.isVoid];
  return bet.state === 'rolled-back' ? [words.returned] : [];
}

async function wordsOfLanding(
  { state, leftAt, win, currencySymbol }: EndedBet,
  round: EndedRound,
  language: Language,
): Promise<string[]> {
  const words = await loadCrashTexts(language);
  if (state === 'rolled-back') return [round.state === 'void' ? words.isVoid : words.returned];
  if (state !== 'settled' || round.state !== 'ended') return [];
  const amount = displayMoney(minor(BigInt(win ?? '0')), currencySymbol, language);
  return [
    ...(leftAt === null ? [] : [fill(words.took, { times: multiplierText(leftAt, language), amount })]),
    fill(words.said.wentOut, { times: multiplierText(round.result, language) }),
  ];
}

type EndedTicket = {
  state: (typeof TICKET_STATES)[number];
  returnedFor: (typeof RETURN_REASONS)[number] | null;
};

/** What was drawn, or why the stake went back. `numbers`: null before it may be told. */
export async function wordsOfDrawEnd(
  { state, returnedFor }: EndedTicket,
  lottery: Lottery,
  numbers: readonly number[] | null,
  language: Language,
): Promise<string[]> {
  const words = await loadLotteryTexts(language);
  if (state === 'rolled-back')
    return [[words.states[state], ...(returnedFor === null ? [] : [words.reasons[returnedFor]])].join(' · ')];
  return numbers === null ? [] : drawnText(lottery.family, numbers, words, language);
}

type EndedBookBet = {
  isCorrected: boolean;
  currencySymbol: string;
  /** Parts that were bought back, in minor units. */
  sold: readonly { stake: string; amount: string }[];
};

/** What each match came to stands with its leg; here what was bought back, and whether a result was corrected. */
export async function wordsOfBookEnd(
  gameCode: string,
  { isCorrected, currencySymbol, sold }: EndedBookBet,
  language: Language,
): Promise<string[]> {
  const { bet } = await loadSportsTexts(language, gameCode);
  const money = (text: string) => displayMoney(minor(BigInt(text)), currencySymbol, language);
  const parts = sold
    .slice(0, MOST_SALES_TOLD)
    .map(({ stake, amount }) => fill(bet.sold, { stake: money(stake), paid: money(amount) }));
  return isCorrected ? [...parts, bet.corrected] : parts;
}
/** A bet may be bought back in many parts; the entries of its receipt have them all. */
const MOST_SALES_TOLD = 10;
