import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { DebtNotice } from './debt-notice.tsx';
import { NeedAccountPage } from './need-account.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';

/** LOG-09: pages for real accounts. A trial player finds the way to one in their place. */
export function MemberArea({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { data: member, isError } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  const known = member !== undefined || isError;
  // Once it is open it stays: a session that ends in the middle of work must not take the page along (LOG-16).
  const [open, setOpen] = useState(known);
  if (known && !open) setOpen(true);
  if (!open) return null;
  if (member?.isTrial !== true)
    return (
      <>
        <Suspense fallback={null}>
          <WithAccountTexts>
            <DebtNotice />
          </WithAccountTexts>
        </Suspense>
        {children}
      </>
    );
  return (
    <Suspense fallback={null}>
      <WithAccountTexts>
        <NeedAccountPage onLater={() => void navigate({ to: '/' })} />
      </WithAccountTexts>
    </Suspense>
  );
}
