import type { Game } from '@maidan/contract/games/game.ts';
import { create } from 'zustand';
import { openModal } from '#lib/overlays/modal-store.ts';
import { readToken } from '#lib/session/session-token.ts';

/** As much of a game as a heart needs. */
export type HeartGame = Pick<Game, 'nodeId' | 'displayName'> & Partial<Pick<Game, 'vassalage' | 'gameType'>>;

/**
 * Which games have a heart, for the many cards that show one. The favourites themselves come later than the page
 * (`features/favourites`): until they do nothing is filled in, and a press waits.
 */
export const useHearts = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

let answer: ((game: HeartGame) => void) | undefined;
let waiting: HeartGame[] = [];

/** GAM-06: without a login there is nobody whose favourite it could be. */
export function pressHeart(game: HeartGame): void {
  if (readToken() === null) openModal('login');
  else if (answer === undefined) waiting.push(game);
  else answer(game);
}

export function answerHearts(by: (game: HeartGame) => void): () => void {
  answer = by;
  const missed = waiting;
  waiting = [];
  for (const game of missed) by(game);
  return () => {
    if (answer === by) answer = undefined;
  };
}
