import { GAMES_PER_PAGE } from '@maidan/contract/constants.ts';
import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ListedGame } from '#features/lobby/card-game.ts';
import { GameCard } from '#features/lobby/game-card.tsx';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { gamesQuery } from '#features/lobby/lobby.queries.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { ownPlaces } from '#lib/page/own-places.ts';
import { useTimeSlice } from '#lib/page/time-slice.ts';
import { GRID } from './game-grid.tsx';
import type { GameGridProps } from './game-grid.tsx';
import { historyEntry, keepPlace, keptPlace } from './kept-place.ts';
import type { Place } from './kept-place.ts';
import { pagesOf } from './row-window.ts';
import { useFact } from './filters/use-filter-text.ts';
import { useColumns, useRowHeight } from './use-row-height.ts';
import { useRowWindow } from './use-row-window.ts';
import './endless-grid.css';

type EndlessGridProps = GameGridProps & { total: number };

/**
 * All games of a list as one page. Only the rows around the screen exist; the room of the others is held above and below
 * them, so that the scrollbar tells the truth and every place can be come back to.
 */
export function EndlessGrid({ category, search, total, onPlay, soon }: EndlessGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const rowHeight = useRowHeight(grid);
  const rows = Math.ceil(total / columns);
  const [entry] = useState(historyEntry);
  const start = usePlaceKept({ grid, columns, rowHeight, entry, page: search.page ?? 1 });
  const { first, last, flying } = useRowWindow({
    grid,
    rowHeight,
    rows,
    onRest: (top) => keepPlace(entry, placeAt(top, rowHeight, columns)),
  });
  // Before a row has been measured, a few are drawn where the reader was: one of them is measured.
  const [from, to] =
    rowHeight === 0 ? [Math.floor(start / columns), Math.floor(start / columns) + 5] : [first, last];
  const firstGame = from * columns;
  // Rows that fly past are one pattern that stands still: to draw and forget a screen in every frame costs more than it shows.
  const lastGame = flying ? firstGame - 1 : Math.min(total, (to + 1) * columns, firstGame + MOST_DRAWN) - 1;
  const games = useGames(
    { category, search },
    pagesOf(firstGame, Math.max(firstGame, lastGame), GAMES_PER_PAGE),
    flying,
  );
  const fact = useFact(search);
  return (
    <div>
      {flying && (
        <div
          aria-hidden="true"
          className="endless-flight"
          style={{ backgroundSize: `calc((100% + var(--gap)) / ${columns}) ${rowHeight}px` }}
        />
      )}
      <ul
        ref={grid}
        className={clsx(GRID, rowHeight !== 0 && 'endless-rows')}
        style={{
          overflowAnchor: 'none',
          paddingTop: (firstGame / columns) * rowHeight,
          paddingBottom: Math.max(0, rows - Math.ceil((lastGame + 1) / columns)) * rowHeight,
          ...(rowHeight === 0 ? {} : { gridAutoRows: `calc(${rowHeight}px - 1.25rem)` }),
        }}
      >
        {Array.from({ length: Math.max(0, lastGame - firstGame + 1) }, (_, index) => {
          const game = games(firstGame + index);
          return (
            <Item
              key={firstGame + index}
              number={firstGame + index + 1}
              total={total}
              game={game}
              onPlay={onPlay}
              markSoon={!soon}
              fact={game === undefined ? undefined : fact(game)}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Twelve columns on the highest screen, with a few rows around it. */
const MOST_DRAWN = 180;

function placeAt(top: number, rowHeight: number, columns: number): Place {
  const row = Math.max(0, Math.floor(-top / rowHeight));
  return { game: row * columns, offset: -top - row * rowHeight };
}

type ItemProps = {
  number: number;
  total: number;
  game: ListedGame | undefined;
  onPlay: PlayHandler;
  markSoon: boolean;
  fact: string | undefined;
};

/** Scrolling by a row draws that row; the others stay as they are. */
const Item = memo(function Item({ number, total, game, onPlay, markSoon, fact }: ItemProps) {
  const shown = useTimeSlice(game !== undefined, number);
  if (game === undefined || !shown) return <li aria-hidden="true" className="game-card-skeleton min-w-0" />;
  return (
    <li data-card="" aria-setsize={total} aria-posinset={number} className="min-w-0">
      <GameCard game={game} onPlay={onPlay} markSoon={markSoon} fact={fact} />
    </li>
  );
});

/** The games of these pages, by their number in the list; undefined while they are on their way. */
function useGames(
  { category, search }: Pick<EndlessGridProps, 'category' | 'search'>,
  pages: readonly number[],
  flying: boolean,
): (number: number) => ListedGame | undefined {
  const language = useLanguage();
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...gamesQuery(category, { ...search, page }, language),
      enabled: !flying,
    })),
  });
  const firstPage = pages[0] ?? 1;
  return (number) => {
    const page = Math.floor(number / GAMES_PER_PAGE) + 1;
    return answers[page - firstPage]?.data?.games[number % GAMES_PER_PAGE];
  };
}

type PlaceKept = {
  grid: RefObject<HTMLElement | null>;
  columns: number;
  rowHeight: number;
  entry: string;
  page: number;
};

/** Goes to where the reader was, once the height of a row is known; answers with the game to begin at. */
function usePlaceKept({ grid, columns, rowHeight, entry, page }: PlaceKept): number {
  const [place] = useState(() => keptPlace(entry) ?? { game: (page - 1) * GAMES_PER_PAGE, offset: -96 });
  const done = useRef(false);
  // In the first row the router finds it as well, to the pixel.
  useLayoutEffect(() => {
    if (place.game > 0) ownPlaces.add(entry);
    else ownPlaces.delete(entry);
  }, [place, entry]);
  useLayoutEffect(() => {
    if (done.current || rowHeight === 0 || grid.current === null) return;
    done.current = true;
    if (place.game === 0) return;
    const top = grid.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top + Math.floor(place.game / columns) * rowHeight + place.offset });
  }, [grid, rowHeight, columns, place]);
  return place.game;
}
