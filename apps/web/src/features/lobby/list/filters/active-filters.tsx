import type { GameCategory } from '@maidan/contract/constants.ts';
import { X } from 'lucide-react';
import { listHref } from '#features/lobby/game-link.ts';
import { toggled, withoutFilters } from '#features/lobby/list-search.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { chosenFilters } from './filters.ts';
import { useFullFilterText } from './use-filter-text.ts';

type ActiveFiltersProps = { category: GameCategory; search: GameListSearch };

/** What the list is narrowed by, each with a way out; plain links, so that they work before the page is awake. */
export function ActiveFilters({ category, search }: ActiveFiltersProps) {
  const t = useT('lists');
  const text = useFullFilterText();
  const filters = chosenFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('filter.active')} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={`${filter.key}-${filter.value}`}>
          <QuickLink
            href={listHref(category, toggled(search, filter.key, filter.value))}
            aria-label={t('filter.remove', { name: text(filter) })}
            className="bg-raised hover:bg-raised-strong flex h-9 items-center gap-1.5 rounded-full pr-2.5 pl-3.5 text-sm font-medium"
          >
            {text(filter)}
            <X size={15} aria-hidden="true" />
          </QuickLink>
        </li>
      ))}
      <li>
        <QuickLink
          href={listHref(category, withoutFilters(search))}
          className="text-accent hover:bg-raised flex h-9 items-center rounded-full px-3 text-sm font-semibold"
        >
          {t('filter.clearAll')}
        </QuickLink>
      </li>
    </ul>
  );
}
