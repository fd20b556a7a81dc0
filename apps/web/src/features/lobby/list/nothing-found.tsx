import type { GameCategory } from '@maidan/contract/constants.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQueries } from '@tanstack/react-query';
import { listHref } from '#features/lobby/game-link.ts';
import { toggled, withoutFilters } from '#features/lobby/list-search.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { gamesQuery } from '#features/lobby/lobby.queries.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { chosenFilters } from './filters/filters.ts';
import { useFullFilterText } from './filters/use-filter-text.ts';

type NothingFoundProps = { category: GameCategory; search: GameListSearch };

/** Says why nothing is here, and what to let go of so that something is. */
export function NothingFound({ category, search }: NothingFoundProps) {
  const t = useT('lists');
  const ways = useWaysOut(category, search);
  return (
    <EmptyState
      picture={<Drawing kind="search" />}
      title={t('list.emptyTitle')}
      text={useReason(search)}
      action={
        <div className="flex flex-col items-center gap-3">
          <ul className="flex flex-wrap justify-center gap-2 empty:hidden">
            {ways.map(({ name, count, next }) => (
              <li key={name}>
                <QuickLink href={listHref(category, next)} className={buttonClass('action')}>
                  {t('list.without', { name, count })}
                </QuickLink>
              </li>
            ))}
          </ul>
          <QuickLink href={listHref(category)} className={buttonClass('outline')}>
            {t('list.showAll')}
          </QuickLink>
        </div>
      }
    />
  );
}

function useReason(search: GameListSearch): string {
  const t = useT('lists');
  if (chosenFilters(search).length > 0) return t('list.emptyFilters');
  return search.search === undefined
    ? t('list.emptyVendor')
    : t('list.emptySearch', { search: search.search });
}

const MOST_WAYS = 3;

type WayOut = { name: string; next: GameListSearch };

/** Each single thing that can be let go of, with how many games there would be; the most promising first. */
function useWaysOut(category: GameCategory, search: GameListSearch): (WayOut & { count: number })[] {
  const t = useT('lists');
  const text = useFullFilterText();
  const language = useLanguage();
  const filters = chosenFilters(search);
  const { vassalage, search: letters } = search;
  const ways: WayOut[] = filters.map((filter) => ({
    name: text(filter),
    next: toggled(search, filter.key, filter.value),
  }));
  if (letters !== undefined)
    ways.push({ name: `“${letters}”`, next: { ...search, search: undefined, page: undefined } });
  if (vassalage !== undefined && ways.length > 0)
    ways.push({ name: t('list.thisVendor'), next: { ...search, vassalage: undefined, page: undefined } });
  const all = { name: t('list.allFilters'), next: withoutFilters(search) };
  const asked = filters.length > 1 ? [...ways, all] : ways;
  const answers = useQueries({
    queries: asked.map(({ next }) => gamesQuery(category, next, language)),
  });
  const counted = asked
    .map((way, index) => ({ ...way, count: answers[index]?.data?.totalGames ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  // Letting go of everything is offered only where letting go of one thing does not help.
  const single = counted.filter(({ name }) => name !== all.name);
  return (single.length > 0 ? single : counted).slice(0, MOST_WAYS);
}
