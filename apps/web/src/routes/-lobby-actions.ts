import { useQuery } from '@tanstack/react-query';
import { useLaunch } from '#features/games/use-launch.ts';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { useT } from '#lib/i18n.tsx';
import { openModal, showPrompt } from '#lib/modal-store.ts';
import { readToken, useIsLoggedIn } from '#lib/session-token.ts';

/** Where the lobby meets the session and the games: what pressing a game or FAV does. */
export function useLobbyActions() {
  const t = useT('lobby');
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  const onPlay = useLaunch({ isTrial: member?.isTrial ?? false });
  const onFavourites = (): void => {
    if (readToken() === null) openModal('login');
    else showPrompt({ kind: 'info', message: t('favSoon') });
  };
  return { onPlay, onFavourites };
}
