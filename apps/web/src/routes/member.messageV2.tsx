import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireLogin } from '#lib/session/require-login.ts';

/** HDR-08: what the house tells is counted and read with the news, until messages to one member have a page. */
export const Route = createFileRoute('/member/messageV2')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: async ({ location }) => {
    await requireLogin({ location });
    throw redirect({ to: '/promotions', search: { view: 'news' }, replace: true });
  },
});
