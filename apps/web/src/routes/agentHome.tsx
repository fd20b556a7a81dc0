import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AgentBalance } from '#features/agent/agent-balance.tsx';
import { AgentCenter } from '#features/agent/agent-center.tsx';
import { NeedAccountPage } from '#features/session/member/need-account.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useShownBalance } from '#features/session/state/shown-balance.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { otherTabsAsked, readToken } from '#lib/session/session-token.ts';

/** RTE-04: whoever is no agent is led to the agents' door; a trial player is told what is needed (LOG-09). */
export const Route = createFileRoute('/agentHome')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  beforeLoad: async ({ context: { queryClient } }) => {
    if (typeof window === 'undefined') return;
    await otherTabsAsked();
    if (readToken() === null) throw redirect({ to: '/agent' });
    const member = await queryClient.ensureQueryData(memberInfoQuery());
    if (!member.isAgent && !member.isTrial) throw redirect({ to: '/agent' });
  },
  component: AgentHomeFrame,
});

function AgentHomeFrame() {
  const navigate = useNavigate();
  const { data: member } = useQuery(memberInfoQuery());
  if (member === undefined) return null;
  return (
    <Suspense>
      <WithAccountTexts>
        {member.isAgent ? (
          <AgentCenter person={member} balance={<Balance />}>
            <Outlet />
          </AgentCenter>
        ) : (
          <NeedAccountPage onLater={() => void navigate({ to: '/' })} />
        )}
      </WithAccountTexts>
    </Suspense>
  );
}

function Balance() {
  const { data } = useShownBalance();
  return data === undefined ? null : <AgentBalance amount={data.balance} symbol={data.currencySymbol} />;
}
