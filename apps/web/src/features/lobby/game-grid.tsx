import { GAMES_PER_PAGE } from '@maidan/contract/constants.ts';
import type { GameCategory } from '@maidan/contract/constants.ts';
import type { listGames } from '@maidan/contract/games/list-games.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Drawing } from '#lib/drawing.tsx';
import { useT } from '#lib/i18n.tsx';
import { GameCard, GameCardSkeleton } from './game-card.tsx';
import { listHref } from './game-link.ts';
import type { PlayHandler } from './game-link.ts';
import type { GameListSearch } from './lobby.queries.ts';
import { LobbyFailed } from './lobby-failed.tsx';
import { allSoon } from './opens-soon.tsx';
import { QuickLink } from './quick-link.tsx';

const GRID = 'grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-4';
/** The first row is in view on any screen. */
const EAGER = 3;

type GameGridProps = {
  category: GameCategory;
  search: GameListSearch;
  list: UseQueryResult<ResponseOf<typeof listGames>>;
  onPlay: PlayHandler;
};

export function GameGrid({ category, search, list, onPlay }: GameGridProps) {
  const t = useT('lobby');
  const { data } = list;
  if (data === undefined) {
    const offline = list.fetchStatus === 'paused';
    if (list.isError || offline) return <LobbyFailed offline={offline} onRetry={() => void list.refetch()} />;
    return <GridSkeleton label={t('list.loading')} />;
  }
  if (data.games.length === 0) return <NothingFound category={category} search={search} />;
  const soon = allSoon(data.games);
  return (
    <ul
      aria-busy={list.isPlaceholderData}
      className={clsx(GRID, 'transition-opacity duration-150', list.isPlaceholderData && 'opacity-50')}
    >
      {data.games.map((game, index) => (
        <li key={game.nodeId} className="min-w-0">
          <GameCard game={game} onPlay={onPlay} eager={index < EAGER} markSoon={!soon} />
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ category, search }: Pick<GameGridProps, 'category' | 'search'>) {
  const t = useT('lobby');
  return (
    <EmptyState
      picture={<Drawing kind="search" />}
      title={t('list.emptyTitle')}
      text={
        search.search === undefined ? t('list.emptyVendor') : t('list.emptySearch', { search: search.search })
      }
      action={
        <QuickLink href={listHref(category)} className={buttonClass('outline')}>
          {t('list.showAll')}
        </QuickLink>
      }
    />
  );
}

function GridSkeleton({ label }: { label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <ul className={GRID} aria-hidden="true">
        {Array.from({ length: GAMES_PER_PAGE }, (_, index) => (
          <li key={index}>
            <GameCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
