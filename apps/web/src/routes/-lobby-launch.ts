import { useQuery } from '@tanstack/react-query';
import { useLaunch } from '#features/games/use-launch.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

/** Where whatever shows games meets the session: what pressing a game does, whichever page it stands on. */
export function useLobbyLaunch() {
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  return useLaunch({ isTrial: member?.isTrial ?? false });
}
