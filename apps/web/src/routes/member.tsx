import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MemberArea } from '#features/session/member/member-area.tsx';
import { ClockNote } from '#lib/texts/clock-note.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** RTE-05, LOG-09: every page of the member center asks for a login, and for an account that is real. */
export const Route = createFileRoute('/member')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: MemberCenter,
});

function MemberCenter() {
  return (
    <MemberArea>
      {/* One width and one place for the title of all of them: going from one to the next moves nothing. */}
      <div className="member-width py-4 sm:py-6">
        <Outlet />
        <Suspense fallback={null}>
          <WithAccountTexts>
            <ClockNote />
          </WithAccountTexts>
        </Suspense>
      </div>
    </MemberArea>
  );
}
