import { GAME_CATEGORIES, LARGE_MENU_ABOVE_VENDORS, type GameCategory } from '@maidan/contract/constants.ts';

/**
 * The categories of the menu, in order. MXWIN shows only with more than ten RNG vendors; it is not a vendor category of
 * its own, so it is put before sports, or last where there are none.
 */
export function arrangeLanes(vendorsPerLane: ReadonlyMap<GameCategory, number>): GameCategory[] {
  const filled = (category: GameCategory): boolean => (vendorsPerLane.get(category) ?? 0) > 0;
  const lanes = GAME_CATEGORIES.filter((category) => category !== 'MXWIN' && filled(category));
  const showsCrash = filled('MXWIN') && (vendorsPerLane.get('RNG') ?? 0) > LARGE_MENU_ABOVE_VENDORS;
  if (!showsCrash) return lanes;
  const sports = lanes.indexOf('SPORTS');
  return lanes.toSpliced(sports === -1 ? lanes.length : sports, 0, 'MXWIN');
}
