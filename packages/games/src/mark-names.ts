import type { Language } from '@maidan/contract/languages.ts';
import { loadAndarBaharTexts } from '#andar-bahar/andar-bahar-texts.ts';
import { loadBaccaratTexts } from '#baccarat/baccarat-texts.ts';
import { loadDragonTigerTexts } from '#dragon-tiger/dragon-tiger-texts.ts';
import { loadRoosterTexts } from '#rooster-duel/rooster-texts.ts';
import { loadRouletteTexts } from '#roulette/roulette-texts.ts';
import { loadSicBoTexts } from '#sic-bo/sic-bo-texts.ts';

type Names = Readonly<Record<string, string>>;

const NAMES: Readonly<Record<string, (language: Language) => Promise<Names>>> = {
  'andar-bahar': async (language) => (await loadAndarBaharTexts(language)).spots,
  baccarat: async (language) => (await loadBaccaratTexts(language)).spots,
  'dragon-tiger': async (language) => (await loadDragonTigerTexts(language)).spots,
  'live-roulette': async (language) => (await loadRouletteTexts(language)).colours,
  'rooster-duel': async (language) => {
    const { spots, off } = await loadRoosterTexts(language);
    return { ...spots, off };
  },
  'sic-bo': async (language) => (await loadSicBoTexts(language)).spots,
};

/** How the sides in the marks of a game (`RoundMark`) are called. */
export async function loadMarkNames(gameCode: string, language: Language): Promise<Names> {
  const [folder = ''] = gameCode.split('.');
  return Object.hasOwn(NAMES, folder) ? ((await NAMES[folder]?.(language)) ?? {}) : {};
}
