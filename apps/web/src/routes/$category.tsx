import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { categoryOfPath } from '#features/lobby/categories.ts';
import { GameListPage } from '#features/lobby/list/game-list-page.tsx';
import { readListSearch } from '#features/lobby/list-search.ts';
import { gamesQuery, vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { WithListTexts } from '#lib/texts/i18n.tsx';
import { loadAhead } from './-load.ts';
import { useLobbyLaunch } from './-lobby-launch.ts';
import { RoomsPlace } from './-rooms-place.tsx';

/** RTE-07, RTE-08: /rng, /live, /fish and the others. Any other single word is an unknown path. */
export const Route = createFileRoute('/$category')({
  validateSearch: readListSearch,
  beforeLoad: ({ params }) => {
    const category = categoryOfPath(params.category);
    if (category === null) throw notFound();
    return { category };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, language, category }, deps }) =>
    loadAhead(
      queryClient.prefetchQuery(vendorLanesQuery(language)),
      queryClient.prefetchQuery(gamesQuery(category, deps, language)),
      WithListTexts.ahead(language),
    ),
  component: GameListScreen,
});

function GameListScreen() {
  const { category } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onPlay = useLobbyLaunch();
  const onSearch = useCallback(
    (text: string | undefined) =>
      void navigate({
        search: (list) => ({ ...list, search: text, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <div className="page-wide py-4 sm:py-5">
      <WithListTexts>
        <GameListPage
          category={category}
          search={search}
          onPlay={onPlay}
          onSearch={onSearch}
          strip={category === 'LIVE' && Object.keys(search).length === 0 && <RoomsPlace onPlay={onPlay} />}
        />
      </WithListTexts>
    </div>
  );
}
