import { lazy, type LazyExoticComponent } from 'react';
import type { GameScreen } from '#screen-plug.ts';

/** Browser entry: the screen of every own game, by code, loaded when it is opened. */
const SCREENS: Readonly<Record<string, LazyExoticComponent<GameScreen>>> = {
  'line-slot': lazy(async () => ({ default: (await import('#line-slot/screen.tsx')).LineSlotScreen })),
};

export function screenOf(gameCode: string): LazyExoticComponent<GameScreen> | undefined {
  return SCREENS[gameCode];
}
