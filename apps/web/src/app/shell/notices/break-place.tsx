import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { WithProtectionTexts } from '#lib/texts/i18n.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

const BreakPage = lazy(async () => ({
  default: (await import('#features/protection/break-page.tsx')).BreakPage,
}));

/** R2: the own account and money, help and people stay; whatever leads to play or to paying in does not. */
const STAYS = /^\/(?:member|help|service|responsible|reset|sandbox|app|login)(?:\/|$)/;
const DEPOSITS = /^\/member\/deposit/;

export function BreakPlace({ children }: { children: ReactNode }) {
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const now = member?.break ?? null;
  if (now === null || (STAYS.test(path) && !DEPOSITS.test(path))) return children;
  return (
    <Suspense fallback={null}>
      <WithProtectionTexts>
        <BreakPage {...now} />
      </WithProtectionTexts>
    </Suspense>
  );
}
