import type { GameCategory } from '@maidan/contract/constants.ts';
import { countText } from '@maidan/contract/digits.ts';
import { LIST_SORTS } from '@maidan/contract/games/list-filters.ts';
import { clsx } from 'clsx';
import { GalleryVertical, LayoutGrid, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { chosenValues, toggled } from '#features/lobby/list-search.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { FilterChip } from './filter-chip.tsx';
import { chosenFilters, filterKeys, quickFilters, sortsOf } from './filters.ts';
import { useListActions } from './list-actions.ts';
import { chooseListView, useListView } from './list-view.ts';
import { useFilterText } from './use-filter-text.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));
const FilterPanel = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterPanel }));
const WIDE = '(min-width: 1024px)';

type FilterBarProps = { category: GameCategory; search: GameListSearch; total: number | undefined };

/** Filters, order and view: chips beside a sheet on a phone, beside a panel where there is room. */
export function FilterBar({ category, search, total }: FilterBarProps) {
  const t = useT('lists');
  const language = useLanguage();
  const [open, setOpen] = useState<'sheet' | 'panel' | null>(null);
  const count = chosenFilters(search).length;
  const hasMore = filterKeys(category).length > 1;
  const toggle = (): void => {
    if (open === null) setOpen(window.matchMedia(WIDE).matches ? 'panel' : 'sheet');
    else setOpen(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset
          aria-label={t('filter.label')}
          className={clsx(
            'flex min-w-0 flex-1 [scrollbar-width:none] gap-2 overflow-x-auto py-1',
            hasMore &&
              '-mx-4 [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] px-4 pr-8 max-lg:basis-full sm:mx-0 sm:pl-1',
          )}
        >
          {hasMore && (
            <button
              type="button"
              aria-expanded={open !== null}
              className={clsx(
                'bg-surface hover:bg-raised flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full px-4 text-sm font-semibold',
                open === 'panel' && 'bg-raised',
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
          )}
          <QuickFilters category={category} search={search} />
        </fieldset>
        <div className={clsx('flex items-center gap-2', hasMore && 'max-lg:w-full max-lg:justify-between')}>
          <SortChoice category={category} search={search} />
          <ViewChoice />
        </div>
      </div>
      {open === 'panel' && (
        <Suspense fallback={<div className="bg-surface h-64 rounded-xl" />}>
          <FilterPanel category={category} search={search} />
        </Suspense>
      )}
      {open === 'sheet' && (
        <Suspense fallback={null}>
          <FilterSheet category={category} search={search} total={total} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

function QuickFilters({ category, search }: Pick<FilterBarProps, 'category' | 'search'>) {
  const text = useFilterText();
  const { show, prepare } = useListActions(category);
  return quickFilters(category).map((filter) => {
    const { key, value } = filter;
    const next = toggled(search, key, value);
    return (
      <FilterChip
        key={`${key}-${value}`}
        pressed={chosenValues(search, key).includes(value)}
        onPress={() => show(next)}
        onIntent={() => prepare(next)}
      >
        {text(filter)}
      </FilterChip>
    );
  });
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
