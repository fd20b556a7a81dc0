import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { requireLogin } from '#lib/session/require-login.ts';

/** RTE-05: a name of the member center that has no page. The specification also calls the deposit by a shorter one. */
export const Route = createFileRoute('/member/$page')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: async ({ params, location }) => {
    await requireLogin({ location });
    if (params.page === 'deposit') throw redirect({ to: '/member/depositv2', replace: true });
    throw notFound();
  },
});
