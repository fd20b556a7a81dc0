import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { NeedAccountPage } from '#features/session/need-account.tsx';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { WithAccountTexts } from '#lib/i18n.tsx';
import { requireLogin } from '#lib/require-login.ts';
import { useIsLoggedIn } from '#lib/session-token.ts';

/** RTE-05, LOG-09: every page of the member center. Each asks for a login, and for an account that is real. */
export const Route = createFileRoute('/member')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: MemberArea,
});

function MemberArea() {
  const navigate = useNavigate();
  const { data: member, isError } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  const known = member !== undefined || isError;
  // Once it is open it stays: a session that ends in the middle of work must not take the page along (LOG-16).
  const [open, setOpen] = useState(known);
  if (known && !open) setOpen(true);
  if (!open) return null;
  if (member?.isTrial !== true) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <WithAccountTexts>
        <NeedAccountPage onLater={() => void navigate({ to: '/' })} />
      </WithAccountTexts>
    </Suspense>
  );
}
