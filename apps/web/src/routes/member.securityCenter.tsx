import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LINKED, SecurityPage, type Linked } from '#features/security/security-page.tsx';
import { AccountsCard } from '#features/withdrawal/accounts-card.tsx';
import { WithAccountTexts } from '#lib/i18n.tsx';
import { requireLogin } from '#lib/require-login.ts';

const linked = z.enum(LINKED);

/** What a link from elsewhere opens at once; anything else opens nothing. */
function readSearch(raw: Record<string, unknown>): { set?: Linked } {
  const set = linked.safeParse(raw['set']);
  return set.success ? { set: set.data } : {};
}

/** RTE-05, LOG-16: the member center's first page. */
export const Route = createFileRoute('/member/securityCenter')({
  staticData: { drawnIn: 'browser' },
  validateSearch: readSearch,
  beforeLoad: requireLogin,
  component: SecurityScreen,
});

function SecurityScreen() {
  const { set } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WithAccountTexts>
      <SecurityPage
        open={set}
        onOpened={() => void navigate({ search: {}, replace: true })}
        accounts={<AccountsCard />}
      />
    </WithAccountTexts>
  );
}
