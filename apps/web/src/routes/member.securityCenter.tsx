import { createFileRoute } from '@tanstack/react-router';
import { linkedPart, SecurityPage } from '#features/security/page/security-page.tsx';
import { AccountsCard } from '#features/withdrawal/accounts-card.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';
import { asWritten } from './-search-text.ts';

/** RTE-05, LOG-16: the member center's first page. */
export const Route = createFileRoute('/member/securityCenter')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<'set'>,
  beforeLoad: requireLogin,
  component: SecurityScreen,
});

function SecurityScreen() {
  const { set } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WithAccountTexts>
      <SecurityPage
        open={linkedPart(set)}
        onOpened={() => void navigate({ search: {}, replace: true })}
        accounts={<AccountsCard />}
      />
    </WithAccountTexts>
  );
}
