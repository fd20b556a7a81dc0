import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { MouseEvent } from 'react';
import type { GamePlace } from '#lib/game-address.ts';
import { pathOfCategory } from './categories.ts';
import type { GameListSearch } from './lobby.queries.ts';

/** What a press on a game does is decided where the features meet; the lobby only says which game it was. */
export type PlayHandler = (
  game: GamePlace & Pick<Game, 'displayName' | 'open'>,
  press: MouseEvent,
  /** Where it opens, when that is not the game's own page. */
  address?: string,
) => void;

export function gameHref(nodeId: string): string {
  return `/seamless?game=${encodeURIComponent(nodeId)}`;
}

/** The address of a list holds only what differs from the plain list, so that equal lists have equal addresses. */
export function listHref(category: GameCategory, { vassalage, search, page }: GameListSearch = {}): string {
  const query = new URLSearchParams();
  if (vassalage !== undefined) query.set('vassalage', vassalage);
  if (search !== undefined && search !== '') query.set('search', search);
  if (page !== undefined && page > 1) query.set('page', String(page));
  const text = query.toString();
  return `/${pathOfCategory(category)}${text === '' ? '' : `?${text}`}`;
}
