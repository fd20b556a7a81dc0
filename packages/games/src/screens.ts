import type { Language } from '@maidan/contract/languages.ts';
import type { OpenedScreen } from '#screen-plug.ts';

/** Of one folder: opens its screen, or that of the variant that a code names after the dot; null where there is no such variant. */
type OpenScreen = (language: Language, variant: string) => Promise<OpenedScreen | null>;

/** Browser entry: the screen of every own game, by the folder that its code names first, loaded with its words when it is opened. */
const SCREENS: Readonly<Record<string, OpenScreen>> = {
  blackjack: async (language) => (await import('#blackjack/screen.tsx')).openBlackjack(language),
  bingo: async (language) => (await import('#bingo/screen.tsx')).openBingo(language),
  crash: async (language) => (await import('#crash/screen.tsx')).openCrash(language),
  'jackpot-slot': async (language) => (await import('#jackpot-slot/screen.tsx')).openJackpotSlot(language),
  keno: async (language) => (await import('#keno/screen.tsx')).openKeno(language),
  'line-slot': async (language) => (await import('#line-slot/screen.tsx')).openLineSlot(language),
  mines: async (language) => (await import('#mines/screen.tsx')).openMines(language),
  plinko: async (language) => (await import('#plinko/screen.tsx')).openPlinko(language),
  roulette: async (language) => (await import('#roulette/screen.tsx')).openRoulette(language),
  scratch: async (language, variant) => (await import('#scratch/screen.tsx')).openScratch(language, variant),
  slot: async (language, variant) =>
    (await import('#slots/screen/slot-screen.tsx')).openSlot(language, variant),
  'video-poker': async (language, variant) =>
    (await import('#video-poker/screen.tsx')).openVideoPoker(language, variant),
};

export function screenOf(
  gameCode: string,
): ((language: Language) => Promise<OpenedScreen | null>) | undefined {
  const [folder = '', ...variant] = gameCode.split('.');
  const open = Object.hasOwn(SCREENS, folder) ? SCREENS[folder] : undefined;
  return open && ((language) => open(language, variant.join('.')));
}
