import type { GameCategory } from '@maidan/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import type { LaneVendor } from '#features/lobby/card-game.ts';
import { menuCategories, pathOfCategory } from '#features/lobby/categories.ts';
import { vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';

export type MenuCategory = { category: GameCategory; path: string; vendors: readonly LaneVendor[] };

/** HDR-01: the categories that have vendors, each with its page and its vendors. Empty until they are known. */
export function useMenuCategories(): MenuCategory[] {
  const { data: lanes = [] } = useQuery(vendorLanesQuery(useLanguage()));
  return menuCategories(lanes).map((category) => ({
    category,
    path: `/${pathOfCategory(category)}`,
    vendors: lanes.find((lane) => lane.title === category)?.cards ?? [],
  }));
}
