import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { MouseEvent } from 'react';
import type { GamePlace } from '#lib/games/game-address.ts';
import { pathOfCategory } from './categories.ts';
import { FILTER_KEYS } from './list-search.ts';
import type { GameListSearch } from './list-search.ts';

/** What a press on a game does is decided where the features meet; the lobby only says which game it was. */
export type PlayHandler = (
  game: GamePlace & Pick<Game, 'displayName' | 'open'> & { maintenance?: boolean },
  press: MouseEvent,
  /** Where it opens, when that is not the game's own page. */
  address?: string,
) => void;

export function gameHref(nodeId: string): string {
  return `/seamless?game=${encodeURIComponent(nodeId)}`;
}

/** The address of a list holds only what differs from the plain list, so that equal lists have equal addresses. */
export function listHref(category: GameCategory, search: GameListSearch = {}): string {
  const query = new URLSearchParams();
  for (const key of ['vassalage', ...FILTER_KEYS, 'search', 'sort'] as const) {
    const value = search[key];
    if (value !== undefined && value !== '') query.set(key, value);
  }
  if (search.page !== undefined && search.page > 1) query.set('page', String(search.page));
  // Commas may stand in a query as they are, and read better so.
  const text = query.toString().replaceAll('%2C', ',');
  return `/${pathOfCategory(category)}${text === '' ? '' : `?${text}`}`;
}
