import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { categoryOfPath } from '#features/lobby/categories.ts';
import type { CardGame } from '#features/lobby/card-game.ts';
import { hotGamesQuery } from '#features/lobby/lobby.queries.ts';
import { SearchPalette } from '#features/search/search-palette.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { WithSearchTexts } from '#lib/texts/search-texts.ts';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { useLobbyLaunch } from '#routes/-lobby-launch.ts';

const NONE: readonly CardGame[] = [];

/** Where the search meets the games, the session and the addresses of the site. */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const { data: hot } = useQuery(hotGamesQuery(useLanguage()));
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  const onPlay = useLobbyLaunch();
  const navigate = useNavigate();
  const pageExists = usePageExists();
  return (
    <WithSearchTexts>
      <SearchPalette
        hot={hot?.games ?? NONE}
        reader={{ isAgent: member?.isAgent === true, pageExists }}
        onPlay={(game, press) => {
          onPlay(game, press);
          // A game that is closed says so above the search; every other way leads out of it.
          if (press.defaultPrevented && useModalStore.getState().open?.name === 'search')
            closeModal('search');
        }}
        onVisit={(href) => {
          onClose();
          void navigate({ to: href });
        }}
        onClose={onClose}
      />
    </WithSearchTexts>
  );
}

function usePageExists(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => {
    const [page = ''] = path.split('#');
    return page in routesByPath || categoryOfPath(page.slice(1)) !== null;
  };
}
