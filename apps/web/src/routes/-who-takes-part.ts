import { useQuery } from '@tanstack/react-query';
import type { Reader } from '#features/rewards/promotions/use-own-standings.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

/** Whoever looks at promotions: trial players read them as visitors do, and are asked nothing. */
export function useReader(): Reader {
  const loggedIn = useIsLoggedIn();
  const { data, isError } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  if (!loggedIn) return 'visitor';
  if (data === undefined) return isError ? 'member' : 'unknown';
  return data.isTrial ? 'trial' : 'member';
}
