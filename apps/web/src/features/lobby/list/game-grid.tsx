import { GAMES_PER_PAGE } from '@maidan/contract/constants.ts';
import type { GameCategory } from '@maidan/contract/constants.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { memo } from 'react';
import type { ListedGame } from '#features/lobby/card-game.ts';
import { GameCard, GameCardSkeleton } from '#features/lobby/game-card.tsx';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import type { GameListPageData } from '#features/lobby/lobby.queries.ts';
import { LobbyFailed } from '#features/lobby/lobby-failed.tsx';
import { useInTurn, useIsTurning } from '#lib/page/time-slice.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFact } from './filters/use-filter-text.ts';

/** Columns that divide a page of 24: its last row is full. `use-row-height.ts` counts them too. */
export const GRID =
  'grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-4 min-[112.5rem]:grid-cols-8 min-[143.75rem]:grid-cols-12';
/** The first row is in view on any screen. */
const EAGER = 3;

export type GameGridProps = {
  category: GameCategory;
  search: GameListSearch;
  list: UseQueryResult<GameListPageData>;
  onPlay: PlayHandler;
  /** Nothing here has opened yet, which is said once, above. */
  soon: boolean;
};

export function GameGrid({ category, search, list, onPlay, soon }: GameGridProps) {
  const t = useT('lists');
  const fact = useFact(search);
  const turning = useIsTurning();
  const { data } = list;
  if (data === undefined) {
    const offline = list.fetchStatus === 'paused';
    if (list.isError || offline) return <LobbyFailed offline={offline} onRetry={() => void list.refetch()} />;
    return <GridSkeleton label={t('list.loading')} />;
  }
  if (data.games.length === 0) return <NothingFound category={category} search={search} />;
  return (
    <ul
      aria-busy={list.isPlaceholderData || turning}
      className={clsx(
        'game-grid',
        GRID,
        'transition-opacity duration-150',
        list.isPlaceholderData && 'opacity-50',
      )}
    >
      {data.games.map((game, index) => (
        // A place stays, whichever game comes to it.
        // oxlint-disable-next-line react/no-array-index-key
        <Place key={index} number={index} game={game} onPlay={onPlay} markSoon={!soon} fact={fact} />
      ))}
    </ul>
  );
}

type PlaceProps = {
  number: number;
  game: ListedGame;
  onPlay: PlayHandler;
  markSoon: boolean;
  fact: (game: ListedGame) => string | undefined;
};

/** Of a page that is turned, most cards wait: they are not drawn for it. */
const Card = memo(GameCard);

/** A page is turned card by card: 24 at once would hold a slow phone up. */
function Place({ number, game, onPlay, markSoon, fact }: PlaceProps) {
  const shown = useInTurn(game, number);
  return (
    <li className="min-w-0">
      {shown === undefined ? (
        <GameCardSkeleton />
      ) : (
        <Card
          key={shown.nodeId}
          game={shown}
          onPlay={onPlay}
          eager={number < EAGER}
          markSoon={markSoon}
          fact={fact(shown)}
        />
      )}
    </li>
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
