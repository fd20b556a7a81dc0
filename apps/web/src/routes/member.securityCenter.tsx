import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#features/security/security-page.tsx';
import { AccountsCard } from '#features/withdrawal/accounts-card.tsx';
import { WithAccountTexts } from '#lib/i18n.tsx';
import { requireLogin } from '#lib/require-login.ts';

/** RTE-05, LOG-16: the member center's first page. */
export const Route = createFileRoute('/member/securityCenter')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: SecurityScreen,
});

function SecurityScreen() {
  return (
    <WithAccountTexts>
      <SecurityPage accounts={<AccountsCard />} />
    </WithAccountTexts>
  );
}
