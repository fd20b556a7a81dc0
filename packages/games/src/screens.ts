import type { Language } from '@maidan/contract/languages.ts';
import type { OpenedScreen } from '#screen-plug.ts';

/** Of one folder: opens its screen, or that of the variant that a code names after the dot; null where there is no such variant. */
type OpenScreen = (language: Language, variant: string) => Promise<OpenedScreen | null>;

/** Browser entry: the screen of every own game, by the folder that its code names first, loaded when it is asked for. */
const SCREENS: Readonly<Record<string, () => Promise<OpenScreen>>> = {
  baccarat: async () => (await import('#baccarat/screen.tsx')).openBaccarat,
  blackjack: async () => (await import('#blackjack/screen.tsx')).openBlackjack,
  bingo: async () => (await import('#bingo/screen.tsx')).openBingo,
  esports: async () => (await import('#sports/screen/screen.tsx')).openEsports,
  crash: async () => (await import('#crash/screen.tsx')).openCrash,
  'five-dice': async () => (await import('#five-dice/screen.tsx')).openFiveDice,
  fishing: async () => (await import('#fishing/screen.tsx')).openFishing,
  'dragon-tiger': async () => (await import('#dragon-tiger/screen.tsx')).openDragonTiger,
  'jackpot-slot': async () => (await import('#jackpot-slot/screen.tsx')).openJackpotSlot,
  keno: async () => (await import('#keno/screen.tsx')).openKeno,
  'line-slot': async () => (await import('#line-slot/screen.tsx')).openLineSlot,
  lottery: async () => (await import('#lottery/screen/lottery-screen.tsx')).openLottery,
  mines: async () => (await import('#mines/screen.tsx')).openMines,
  plinko: async () => (await import('#plinko/screen.tsx')).openPlinko,
  'andar-bahar': async () => (await import('#andar-bahar/screen.tsx')).openAndarBahar,
  'live-roulette': async () => (await import('#live-roulette/screen.tsx')).openLiveRoulette,
  'sic-bo': async () => (await import('#sic-bo/screen.tsx')).openSicBo,
  'rooster-duel': async () => (await import('#rooster-duel/screen.tsx')).openRoosterDuel,
  roulette: async () => (await import('#roulette/screen.tsx')).openRoulette,
  scratch: async () => (await import('#scratch/screen.tsx')).openScratch,
  slot: async () => (await import('#slots/screen/slot-screen.tsx')).openSlot,
  sports: async () => (await import('#sports/screen/screen.tsx')).openSports,
  'teen-patti': async () => (await import('#teen-patti/screen.tsx')).openTeenPatti,
  'video-poker': async () => (await import('#video-poker/screen.tsx')).openVideoPoker,
};

/** Begins to load the screen; its words come when its language is known. */
export function screenOf(
  gameCode: string,
): ((language: Language) => Promise<OpenedScreen | null>) | undefined {
  const [folder = '', ...variant] = gameCode.split('.');
  if (!Object.hasOwn(SCREENS, folder)) return undefined;
  const loading = SCREENS[folder]?.();
  // Whoever opens it hears of the failure; until then nobody does.
  loading?.catch(() => undefined);
  return async (language) => (await loading)?.(language, variant.join('.')) ?? null;
}
