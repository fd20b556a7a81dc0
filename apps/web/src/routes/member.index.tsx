import { createFileRoute, redirect } from '@tanstack/react-router';

/** RTE-05: the member center opens at its first page. */
export const Route = createFileRoute('/member/')({
  beforeLoad: () => {
    throw redirect({ to: '/member/securityCenter', replace: true });
  },
});
