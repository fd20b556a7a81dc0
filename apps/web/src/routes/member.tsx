import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MemberArea } from '#features/session/member-area.tsx';
import { requireLogin } from '#lib/require-login.ts';

/** RTE-05, LOG-09: every page of the member center asks for a login, and for an account that is real. */
export const Route = createFileRoute('/member')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: MemberCenter,
});

function MemberCenter() {
  return (
    <MemberArea>
      <Outlet />
    </MemberArea>
  );
}
