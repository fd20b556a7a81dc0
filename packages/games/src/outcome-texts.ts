import type { Language } from '@maidan/contract/languages.ts';
import { loadAndarBaharTexts } from '#andar-bahar/andar-bahar-texts.ts';
import { resultText as andarBaharText } from '#andar-bahar/result-text.ts';
import { outcome as andarBahar } from '#andar-bahar/rules.ts';
import { loadBaccaratTexts } from '#baccarat/baccarat-texts.ts';
import { resultText as baccaratText } from '#baccarat/result-text.ts';
import { outcome as baccarat } from '#baccarat/rules.ts';
import { loadCardTexts } from '#cards/card-texts.ts';
import { loadDragonTigerTexts } from '#dragon-tiger/dragon-tiger-texts.ts';
import { resultText as dragonTigerText } from '#dragon-tiger/result-text.ts';
import { outcome as dragonTiger } from '#dragon-tiger/rules.ts';
import { loadLiveRouletteTexts } from '#live-roulette/live-roulette-texts.ts';
import { resultText as liveRouletteText } from '#live-roulette/result-text.ts';
import { outcome as liveRoulette } from '#live-roulette/rules.ts';
import { resultText as roosterText } from '#rooster-duel/result-text.ts';
import { loadRoosterTexts } from '#rooster-duel/rooster-texts.ts';
import { outcome as rooster } from '#rooster-duel/rules.ts';
import { loadRouletteTexts } from '#roulette/roulette-texts.ts';
import { rouletteOutcome as roulette } from '#roulette/rules.ts';
import { resultText as sicBoText } from '#sic-bo/result-text.ts';
import { outcome as sicBo } from '#sic-bo/rules.ts';
import { loadSicBoTexts } from '#sic-bo/sic-bo-texts.ts';

type OutcomeText = (outcome: unknown) => string;

async function rouletteText(language: Language): Promise<(number: number) => string> {
  const [own, table] = await Promise.all([loadLiveRouletteTexts(language), loadRouletteTexts(language)]);
  return (number) => liveRouletteText(number, { own, table }, language);
}

const TEXTS: Readonly<Record<string, (language: Language) => Promise<OutcomeText>>> = {
  'andar-bahar': async (language) => {
    const [words, cards] = await Promise.all([loadAndarBaharTexts(language), loadCardTexts(language)]);
    return (outcome) => andarBaharText(andarBahar.parse(outcome), { words, cards, language });
  },
  baccarat: async (language) => {
    const words = await loadBaccaratTexts(language);
    return (outcome) => baccaratText(baccarat.parse(outcome), words, language);
  },
  'dragon-tiger': async (language) => {
    const [words, cards] = await Promise.all([loadDragonTigerTexts(language), loadCardTexts(language)]);
    return (outcome) => dragonTigerText(dragonTiger.parse(outcome), words, cards);
  },
  'live-roulette': async (language) => {
    const text = await rouletteText(language);
    return (outcome) => text(liveRoulette.parse(outcome).number);
  },
  'rooster-duel': async (language) => {
    const words = await loadRoosterTexts(language);
    return (outcome) => roosterText(rooster.parse(outcome), words, language);
  },
  roulette: async (language) => {
    const text = await rouletteText(language);
    return (outcome) => text(roulette.parse(outcome).number);
  },
  'sic-bo': async (language) => {
    const words = await loadSicBoTexts(language);
    return (outcome) => sicBoText(sicBo.parse(outcome), words, language);
  },
};

/** How a round ended on whose spots chips lie, in the sentence of its table; null: of another game. */
export async function loadOutcomeText(gameCode: string, language: Language): Promise<OutcomeText | null> {
  const [folder = ''] = gameCode.split('.');
  return Object.hasOwn(TEXTS, folder) ? ((await TEXTS[folder]?.(language)) ?? null) : null;
}
