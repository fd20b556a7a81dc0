import { createFileRoute, redirect } from '@tanstack/react-router';

/** RTE-05: the member center opens at its first page; for now that is the betting record. */
export const Route = createFileRoute('/member/')({
  beforeLoad: () => {
    throw redirect({ to: '/member/personalHistoryCopy', replace: true });
  },
});
