import type { Language } from '@maidan/contract/languages.ts';
import type { OpenedScreen } from '#screen-plug.ts';

type OpenScreen = (language: Language) => Promise<OpenedScreen>;

/** Browser entry: the screen of every own game, by code, loaded with its words when it is opened. */
const SCREENS: Readonly<Record<string, OpenScreen>> = {
  keno: async (language) => (await import('#keno/screen.tsx')).openKeno(language),
  'line-slot': async (language) => (await import('#line-slot/screen.tsx')).openLineSlot(language),
  plinko: async (language) => (await import('#plinko/screen.tsx')).openPlinko(language),
  roulette: async (language) => (await import('#roulette/screen.tsx')).openRoulette(language),
};

export function screenOf(gameCode: string): OpenScreen | undefined {
  return SCREENS[gameCode];
}
