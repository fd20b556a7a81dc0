import type { GameCategory } from '@maidan/contract/constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { menuCategories } from './categories.ts';
import type { PlayHandler } from './game-link.ts';
import { GameGrid } from './game-grid.tsx';
import { GameMenu } from './game-menu.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { gameListQuery, vendorLanesQuery } from './lobby.queries.ts';
import type { GameListSearch } from './lobby.queries.ts';
import { NameSearch } from './name-search.tsx';
import { allSoon, OpensSoon } from './opens-soon.tsx';
import { PageLinks } from './page-links.tsx';
import { VendorChips } from './vendor-chips.tsx';

type GameListPageProps = {
  category: GameCategory;
  search: GameListSearch;
  onPlay: PlayHandler;
  /** Writes the address; the page is drawn from the address alone. */
  onSearch: (text: string | undefined) => void;
  /** What belongs to another feature and stands above the games. */
  strip?: ReactNode;
};

export function GameListPage({ category, search, onPlay, onSearch, strip }: GameListPageProps) {
  const t = useT('lobby');
  const language = useLanguage();
  const { data: lanes } = useQuery(vendorLanesQuery(language));
  const list = useQuery(gameListQuery(category, search, language));
  useNextPageAhead(category, search, list.data?.totalPages);
  const cards = lanes?.find((lane) => lane.title === category)?.cards ?? [];
  const name = t(`menu.${category}`);
  const soon = allSoon(list.data?.games ?? []);

  return (
    <div className="flex flex-col gap-5">
      <LobbyHead title={name} />
      <GameMenu categories={menuCategories(lanes ?? [])} current={category} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{name}</h1>
        <output className="text-muted pb-1 text-sm">
          {list.data !== undefined && t('list.count', { count: list.data.totalGames })}
        </output>
        <NameSearch key={category} text={search.search ?? ''} onSearch={onSearch} />
      </div>
      <VendorChips category={category} cards={cards} chosen={search.vassalage} search={search.search} />
      {strip}
      {soon && <OpensSoon category={category} lanes={lanes ?? []} />}
      <GameGrid category={category} search={search} list={list} onPlay={onPlay} />
      {list.data !== undefined && (
        <PageLinks
          category={category}
          search={search}
          page={list.data.pageNo}
          totalPages={list.data.totalPages}
        />
      )}
    </div>
  );
}

/** The page most people ask for next is there before they do. */
function useNextPageAhead(category: GameCategory, search: GameListSearch, totalPages = 0): void {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { vassalage, search: text, page = 1 } = search;
  useEffect(() => {
    if (page >= totalPages) return;
    void queryClient.prefetchQuery(
      gameListQuery(category, { vassalage, search: text, page: page + 1 }, language),
    );
  }, [category, vassalage, text, page, totalPages, language, queryClient]);
}
