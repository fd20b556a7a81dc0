import type { GameCategory } from '@maidan/contract/constants.ts';
import { GAMES_PER_PAGE } from '@maidan/contract/constants.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { LobbyLane } from '#features/lobby/card-game.ts';
import { isCenter } from '#features/lobby/categories.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { LobbyHead } from '#features/lobby/lobby-head.tsx';
import { gamesQuery, vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { Entrances } from './entrances.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { GameGrid } from './game-grid.tsx';
import type { GameGridProps } from './game-grid.tsx';
import { useListView } from './filters/list-view.ts';
import { NameSearch } from './filters/name-search.tsx';
import { OwnLists } from './own-lists.tsx';
import { PageLinks } from './page-links.tsx';
import { useGameCount } from './use-game-count.ts';
import { useNextPageAhead } from './use-next-page-ahead.ts';
import { VendorRests } from './vendor-rests.tsx';
import { OpensSoon } from './opens-soon.tsx';

const EndlessGrid = lazy(async () => ({ default: (await import('./endless-grid.tsx')).EndlessGrid }));

type GameListPageProps = {
  category: GameCategory;
  search: GameListSearch;
  onPlay: PlayHandler;
  /** Writes the address; the page is drawn from the address alone. */
  onSearch: (text: string | undefined) => void;
  /** What belongs to another feature and stands above the games. */
  strip?: ReactNode;
};

/** RTE-07, RTE-08: a category, as a list to browse or as doors to enter by. */
export function GameListPage({ category, search, onPlay, onSearch, strip }: GameListPageProps) {
  const t = useT('lobby');
  const gameCount = useGameCount();
  const language = useLanguage();
  const { data: lanes = [] } = useQuery(vendorLanesQuery(language));
  // The games of the last page stay, paler, until those of the next are there.
  const list = useQuery({ ...gamesQuery(category, search, language), placeholderData: keepPreviousData });
  useNextPageAhead(category, search, list.data?.totalPages);
  const lane = lanes.find((entry) => entry.title === category);
  const name = t(`menu.${category}`);
  const soon = lane !== undefined && !lane.open;
  const rests = lane?.cards.some((card) => card.vassalage === search.vassalage && card.maintenance === true);
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <LobbyHead title={name} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{name}</h1>
        <output className="text-muted text-sm sm:pt-1.5">
          {list.data !== undefined && gameCount(list.data.totalGames)}
        </output>
        <span className="ml-auto sm:order-last sm:ml-0">
          <OwnLists />
        </span>
        <NameSearch key={category} text={search.search ?? ''} onSearch={onSearch} />
      </div>
      {lane !== undefined && <Makers lane={lane} search={search} onPlay={onPlay} />}
      {!isCenter(category) && (
        <FilterBar
          category={category}
          cards={lane?.cards ?? NO_CARDS}
          search={search}
          total={list.data?.totalGames}
        />
      )}
      <ActiveFilters category={category} search={search} />
      {strip}
      {soon && rests !== true && <OpensSoon category={category} lanes={lanes} />}
      <Games category={category} search={search} list={list} onPlay={onPlay} soon={soon} />
    </div>
  );
}

const NO_CARDS: LobbyLane['cards'] = [];

type MakersProps = { lane: LobbyLane; search: GameListSearch; onPlay: PlayHandler };

function Makers({ lane, search, onPlay }: MakersProps) {
  const { title, cards } = lane;
  const chosen = cards.find((card) => card.vassalage === search.vassalage);
  return (
    <>
      {isCenter(title) && (
        <Entrances category={title} cards={cards} chosen={search.vassalage} onPlay={onPlay} />
      )}
      {chosen?.maintenance === true && <VendorRests name={chosen.displayName} />}
    </>
  );
}

/** Page by page, or without end for whoever likes that better. */
function Games(props: GameGridProps) {
  const { category, search, list } = props;
  const endless = useListView() === 'endless';
  const pages = <GameGrid {...props} />;
  const { data } = list;
  if (data === undefined) return pages;
  if (endless && data.totalGames > GAMES_PER_PAGE && data.games.length > 0)
    return (
      <Suspense fallback={pages}>
        <EndlessGrid
          key={JSON.stringify([category, { ...search, page: 1 }])}
          {...props}
          total={data.totalGames}
        />
      </Suspense>
    );
  return (
    <>
      {pages}
      <PageLinks category={category} search={search} page={data.pageNo} totalPages={data.totalPages} />
    </>
  );
}
