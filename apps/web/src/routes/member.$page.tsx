import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ComingPage } from '#features/coming/coming-page.tsx';
import { comingPage } from '#features/coming/coming-pages.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** RTE-05: every name of the member center leads somewhere honest until its own page is there. */
export const Route = createFileRoute('/member/$page')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: async ({ params, location }) => {
    await requireLogin({ location });
    if (params.page === 'deposit')
      throw redirect({ to: '/member/$page', params: { page: 'depositv2' }, replace: true });
    const page = comingPage(params.page);
    if (page === null) throw notFound();
    return { page };
  },
  component: ComingScreen,
});

function ComingScreen() {
  const { page } = Route.useRouteContext();
  return (
    <WithAccountTexts>
      <ComingPage page={page} />
    </WithAccountTexts>
  );
}
