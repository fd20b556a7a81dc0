import type { Language } from '@maidan/contract/languages.ts';
import { loadAndarBaharTexts, spotName as andarBaharName } from '#andar-bahar/andar-bahar-texts.ts';
import { SPOTS as ANDAR_BAHAR } from '#andar-bahar/spots.ts';
import { loadBaccaratTexts } from '#baccarat/baccarat-texts.ts';
import { loadDragonTigerTexts } from '#dragon-tiger/dragon-tiger-texts.ts';
import { loadRoosterTexts } from '#rooster-duel/rooster-texts.ts';
import { loadRouletteTexts, spotName as rouletteName } from '#roulette/roulette-texts.ts';
import { SPOTS as ROULETTE } from '#roulette/spots.ts';
import { loadSicBoTexts, spotName as sicBoName } from '#sic-bo/sic-bo-texts.ts';
import { SPOTS as SIC_BO } from '#sic-bo/spots.ts';

type Names = Readonly<Record<string, string>>;

async function rouletteNames(language: Language): Promise<Names> {
  const words = await loadRouletteTexts(language);
  return Object.fromEntries(ROULETTE.map((spot) => [spot.id, rouletteName(spot, words, language)]));
}

const NAMES: Readonly<Record<string, (language: Language) => Promise<Names>>> = {
  'andar-bahar': async (language) => {
    const words = await loadAndarBaharTexts(language);
    return Object.fromEntries(ANDAR_BAHAR.map((spot) => [spot, andarBaharName(spot, words, language)]));
  },
  baccarat: async (language) => (await loadBaccaratTexts(language)).spots,
  'dragon-tiger': async (language) => (await loadDragonTigerTexts(language)).spots,
  'live-roulette': rouletteNames,
  'rooster-duel': async (language) => (await loadRoosterTexts(language)).spots,
  roulette: rouletteNames,
  'sic-bo': async (language) => {
    const words = await loadSicBoTexts(language);
    return Object.fromEntries(SIC_BO.map((spot) => [spot.id, sicBoName(spot, words, language)]));
  },
};

/** How everything is called on which chips lie. */
export async function loadSpotNames(gameCode: string, language: Language): Promise<Names> {
  const [folder = ''] = gameCode.split('.');
  return Object.hasOwn(NAMES, folder) ? ((await NAMES[folder]?.(language)) ?? {}) : {};
}
