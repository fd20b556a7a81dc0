import type { FavouriteChange } from '@maidan/contract/games/add-favourite.ts';

export type FavouriteIds = { favGameIds: string[]; version: number };

/** What was pressed here and has no answer yet: it outweighs whatever is heard meanwhile. */
const wishes = new Map<string, boolean>();

export const wish = (nodeId: string, favourite: boolean): void => void wishes.set(nodeId, favourite);
/** True when this was still the last wish for the game. */
export function wishEnded(nodeId: string, favourite: boolean): boolean {
  return wishes.get(nodeId) === favourite && wishes.delete(nodeId);
}
export const forgetWishes = (): void => wishes.clear();

/** GAM-06: a new one stands first and only once. */
export function withHeart(ids: readonly string[], nodeId: string, favourite: boolean): string[] {
  const others = ids.filter((id) => id !== nodeId);
  if (!favourite) return others;
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...others];
}

export function withWishes(list: FavouriteIds): FavouriteIds {
  let ids = list.favGameIds;
  for (const [nodeId, favourite] of wishes) ids = withHeart(ids, nodeId, favourite);
  return { ...list, favGameIds: ids };
}

/**
 * A change that was made somewhere: here, on another device, in another tab. One that is known changes nothing; one
 * that comes after a gap says that something was missed, and null asks for the whole list.
 */
export function takeChange(known: FavouriteIds, change: FavouriteChange): FavouriteIds | null {
  if (change.version <= known.version) return known;
  if (change.version > known.version + 1) return null;
  const ids = withHeart(known.favGameIds, change.nodeId, change.favourite);
  return withWishes({ favGameIds: ids, version: change.version });
}

/** A failed removal puts the game back to where it stood. */
export function putBack(ids: readonly string[], nodeId: string, before: readonly string[]): string[] {
  const others = ids.filter((id) => id !== nodeId);
  const place = before.indexOf(nodeId);
  return place === -1 ? others : others.toSpliced(place, 0, nodeId);
}
