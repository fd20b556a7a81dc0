import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { DepositDetailPage } from '#features/deposit/deposit-detail-page.tsx';
import { DepositPage } from '#features/deposit/deposit-page.tsx';
import { balanceQuery, memberInfoQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';
import { usePlayMoney } from '#lib/site/site-status.ts';
import { asWritten, searchText } from './-search-text.ts';

function numberOf(value: unknown): string | undefined {
  const deposit = searchText(value);
  return /^[1-9]\d{0,17}$/.test(deposit) ? deposit : undefined;
}

/** MEM-01, MEM-04: `?deposit=` is one of them; payment pages send the payer back to it. */
export const Route = createFileRoute('/member/depositv2')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  validateSearch: asWritten<'deposit'>,
  component: DepositScreen,
});

function DepositScreen() {
  const deposit = numberOf(Route.useSearch().deposit);
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: balance } = useQuery(balanceQuery());
  // R2: who takes a break is shown that instead of this page, and never a form that will be refused.
  const { isPending: unknownWhetherOnBreak } = useQuery(memberInfoQuery());
  const playMoney = usePlayMoney();
  const currencySymbol = balance?.currencySymbol ?? '';
  return (
    <WithAccountTexts>
      {deposit === undefined ? (
        <DepositPage
          currencySymbol={currencySymbol}
          playMoney={playMoney}
          waiting={unknownWhetherOnBreak}
          leaveFor={(url) => window.location.assign(url)}
          onShow={(id) => void navigate({ search: { deposit: id } })}
        />
      ) : (
        <DepositDetailPage key={deposit} id={deposit} currencySymbol={currencySymbol} />
      )}
    </WithAccountTexts>
  );
}
