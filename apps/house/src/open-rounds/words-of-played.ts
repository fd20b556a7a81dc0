import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, formatMoneyText, minor } from '@maidan/contract/money.ts';
import { loadFishingTexts } from '@maidan/games/fishing/fishing-texts.ts';
import { fishingRulesOf } from '@maidan/games/fishing/rules.ts';
import { seaOf, type Sea } from '@maidan/games/fishing/species.ts';
import { castsOf, saidOf } from '@maidan/games/fishing/volley.ts';
import { loadOutcomeText } from '@maidan/games/outcome-texts.ts';
import { rouletteBet } from '@maidan/games/roulette/bet.ts';
import { wordsOfChips } from './words-of-bet.ts';

/** `win` in minor units. */
export type PlayedRound = { bet: unknown; outcome: unknown; win: string | null; currencySymbol: string };
type Words = { about: string[]; came: string[] };
const NONE: Words = { about: [], came: [] };

/** Of a round that one player played to its end; of a game that is not here its proof says what came. */
export async function wordsOfPlayed(
  gameCode: string,
  round: PlayedRound,
  language: Language,
): Promise<Words> {
  const [folder, variant] = gameCode.split('.');
  if (folder === 'roulette') return await wordsOfRoulette(gameCode, round, language);
  const sea = folder === 'fishing' ? seaOf(variant) : undefined;
  return sea ? await wordsOfCasts(sea, round, language) : NONE;
}

async function wordsOfRoulette(gameCode: string, round: PlayedRound, language: Language): Promise<Words> {
  const bet = rouletteBet.safeParse({ chips: (round.bet as { chips?: unknown }).chips });
  const text = await loadOutcomeText(gameCode, language);
  if (!bet.success || text === null) return NONE;
  const chips = Object.fromEntries(bet.data.chips.map(({ spot, amount }) => [spot, String(amount)]));
  return {
    about: await wordsOfChips(gameCode, chips, round.currencySymbol, language),
    came: [text(round.outcome)],
  };
}

async function wordsOfCasts(sea: Sea, round: PlayedRound, language: Language): Promise<Words> {
  const bet = fishingRulesOf(sea).bet.safeParse(round.bet);
  const casts = castsOf(sea, round);
  if (!bet.success || casts === null) return NONE;
  const words = await loadFishingTexts(language);
  const amountText = (amount: bigint) => displayMoney(minor(amount), round.currencySymbol, language);
  return {
    about: casts.map(({ kind }) => `${words.fish[kind]}: ${amountText(bet.data.cast)}`),
    came: [
      saidOf(
        casts,
        { win: formatMoneyText(minor(BigInt(round.win ?? '0'))) },
        { words, language, amountText },
      ),
    ],
  };
}
