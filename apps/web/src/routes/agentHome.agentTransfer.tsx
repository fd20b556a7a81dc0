import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MemberChooser } from '#features/downline/member-chooser.tsx';
import { LineTransferPage } from '#features/upline/line-transfer-page.tsx';
import { WithDownlineTexts } from '#lib/texts/downline-texts.ts';

type Search = { to?: string; way?: 'up' };

/** AGT-04 */
export const Route = createFileRoute('/agentHome/agentTransfer')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: ({ to, way }: Record<string, unknown>): Search => ({
    ...(/^[1-9][0-9]{0,17}$/.test(String(to)) ? { to: String(to) } : {}),
    ...(way === 'up' ? { way } : {}),
  }),
  component: TransferScreen,
});

function TransferScreen() {
  const { to, way } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const go = (search: Search): void => void navigate({ search });
  return (
    <Suspense>
      <WithDownlineTexts>
        <LineTransferPage
          way={way ?? 'down'}
          to={to}
          onWay={(wanted) => go(wanted === 'up' ? { way: 'up' } : {})}
          onChange={() => go({})}
          chooser={<MemberChooser onChoose={(id) => go({ to: id })} />}
        />
      </WithDownlineTexts>
    </Suspense>
  );
}
