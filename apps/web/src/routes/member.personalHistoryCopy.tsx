import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BetsPage } from '#features/records/bets-page.tsx';
import { balanceQuery } from '#features/session/session.queries.ts';
import { WithAccountTexts } from '#lib/i18n.tsx';
import { requireLogin } from '#lib/require-login.ts';

/** RTE-05, MEM-01: the betting record, under the name the member center's pages have. */
export const Route = createFileRoute('/member/personalHistoryCopy')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: BetsScreen,
});

function BetsScreen() {
  const { data: balance } = useQuery(balanceQuery());
  return (
    <div className="page-width py-4 sm:py-6">
      <WithAccountTexts>
        <BetsPage currencySymbol={balance?.currencySymbol ?? ''} />
      </WithAccountTexts>
    </div>
  );
}
