import { GAME_CATEGORIES, LARGE_MENU_ABOVE_VENDORS } from '@maidan/contract/constants.ts';
import type { GameCategory } from '@maidan/contract/constants.ts';

/** `/rng` and the like; null for a word that names no category. */
export function categoryOfPath(segment: string): GameCategory | null {
  return GAME_CATEGORIES.find((category) => category.toLowerCase() === segment) ?? null;
}

export function pathOfCategory(category: GameCategory): string {
  return category.toLowerCase();
}

/** RTE-07: these are entered through a maker's door; the others are lists to browse (RTE-08). */
const CENTERS: ReadonlySet<GameCategory> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']);

export function isCenter(category: GameCategory): boolean {
  return CENTERS.has(category);
}

/** HDR-01, CAT-05: categories that have vendors; crash games stand apart once there are many slot vendors. */
export function menuCategories(
  lanes: readonly { title: GameCategory; cards: readonly unknown[] }[],
): GameCategory[] {
  const filled = lanes.filter((lane) => lane.cards.length > 0);
  const slotVendors = filled.find((lane) => lane.title === 'RNG')?.cards.length ?? 0;
  const showsCrash = slotVendors > LARGE_MENU_ABOVE_VENDORS;
  const titles = filled.map((lane) => lane.title).filter((title) => title !== 'MXWIN' || showsCrash);
  if (!showsCrash || titles.includes('MXWIN')) return titles;
  const sports = titles.indexOf('SPORTS');
  return sports === -1 ? [...titles, 'MXWIN'] : titles.toSpliced(sports, 0, 'MXWIN');
}
