import type { GameCategory } from '@maidan/contract/constants.ts';
import { countText } from '@maidan/contract/digits.ts';
import { LIST_SORTS } from '@maidan/contract/games/list-filters.ts';
import { clsx } from 'clsx';
import { GalleryVertical, LayoutGrid, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LaneVendor } from '#features/lobby/card-game.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { chosenFilters, sortsOf } from './filters.ts';
import { useListActions } from './list-actions.ts';
import { chooseListView, useListView } from './list-view.ts';
import { VendorChips } from './vendor-chips.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));
const FilterPanel = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterPanel }));
const WIDE = '(min-width: 1024px)';

type FilterBarProps = {
  category: GameCategory;
  /** Who makes the games of this category. */
  cards: readonly LaneVendor[];
  search: GameListSearch;
  total: number | undefined;
};

/**
 * The one row above the games: all filters behind one button, then the makers, which scroll. What opens is a panel where
 * there is room, and a sheet on a phone, which has the order and the view in it as well.
 */
export function FilterBar({ category, cards, search, total }: FilterBarProps) {
  const t = useT('lists');
  const language = useLanguage();
  const [open, setOpen] = useState<'sheet' | 'panel' | null>(null);
  const count = chosenFilters(search).length;
  const toggle = (): void => {
    if (open === null) setOpen(window.matchMedia(WIDE).matches ? 'panel' : 'sheet');
    else setOpen(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="-mr-4 flex items-center gap-1 sm:mr-0">
        <button
          type="button"
          aria-expanded={open !== null}
          className={clsx(
            'hover:bg-raised-strong flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full px-4 text-sm font-semibold',
            open === 'panel' ? 'bg-raised-strong' : 'bg-raised',
          )}
          onClick={toggle}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {t('filter.open')}
          {count > 0 && (
            <span className="bg-action text-on-action grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs tabular-nums">
              {countText(count, language)}
            </span>
          )}
        </button>
        <VendorChips category={category} cards={cards} search={search} />
        <div className="flex items-center gap-2 max-lg:hidden">
          <SortChoice category={category} search={search} />
          <ViewChoice />
        </div>
      </div>
      {open === 'panel' && (
        <Suspense fallback={<div className="bg-surface h-64 rounded-xl" />}>
          <FilterPanel category={category} cards={cards} search={search} />
        </Suspense>
      )}
      {open === 'sheet' && (
        <Suspense fallback={null}>
          <FilterSheet
            category={category}
            cards={cards}
            search={search}
            total={total}
            onClose={() => setOpen(null)}
            more={
              <div className="flex flex-wrap items-center justify-between gap-2">
                <SortChoice category={category} search={search} />
                <ViewChoice />
              </div>
            }
          />
        </Suspense>
      )}
    </div>
  );
}

function SortChoice({ category, search }: Pick<FilterBarProps, 'category' | 'search'>) {
  const t = useT('lists');
  const { show } = useListActions(category);
  return (
    <label className="bg-surface text-muted focus-within:outline-focus relative flex h-11 min-w-0 items-center gap-2 rounded-full pl-4 text-sm focus-within:outline-2">
      <span className="max-sm:sr-only">{t('sort.label')}</span>
      <select
        value={search.sort ?? 'recommended'}
        className="text-text [&>option]:bg-surface h-11 min-w-0 cursor-pointer rounded-full bg-transparent pr-9 font-semibold outline-none"
        onChange={(event) => {
          const sort = LIST_SORTS.find((known) => known === event.target.value);
          show({ ...search, sort: sort === 'recommended' ? undefined : sort, page: undefined });
        }}
      >
        {sortsOf(category).map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const VIEWS = { pages: LayoutGrid, endless: GalleryVertical } as const;

function ViewChoice() {
  const t = useT('lists');
  const view = useListView();
  return (
    <fieldset aria-label={t('view.label')} className="bg-surface flex rounded-full p-1">
      {(['pages', 'endless'] as const).map((choice) => {
        const Icon = VIEWS[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={view === choice}
            aria-label={t(`view.${choice}`)}
            title={t(`view.${choice}`)}
            className={clsx(
              'grid h-9 w-11 cursor-pointer place-items-center rounded-full transition-colors duration-150',
              view === choice ? 'bg-raised-strong text-text' : 'text-muted hover:text-text',
            )}
            onClick={() => chooseListView(choice)}
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
