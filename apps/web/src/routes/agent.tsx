import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AgentPage } from '#features/agent/agent-page.tsx';
import { FirebasePhoneForm } from '#features/session/firebase/firebase-phone.tsx';
import { LoginPanel } from '#features/session/login/login-panel.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useT, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { otherTabsAsked, readToken, useIsLoggedIn } from '#lib/session/session-token.ts';

const HOME = '/agentHome';

/** RTE-03. An agent who is in already goes straight on. */
export const Route = createFileRoute('/agent')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  beforeLoad: async ({ context: { queryClient } }) => {
    if (typeof window === 'undefined') return;
    await otherTabsAsked();
    if (readToken() === null) return;
    const member = await queryClient.ensureQueryData(memberInfoQuery()).catch(() => null);
    if (member?.isAgent === true) throw redirect({ to: HOME, replace: true });
  },
  component: AgentScreen,
});

function AgentScreen() {
  return (
    <Suspense>
      <WithAccountTexts>
        <AgentPage form={<AgentLogin />} />
      </WithAccountTexts>
    </Suspense>
  );
}

/** LOG-04 */
function AgentLogin() {
  const t = useT('agent');
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  return (
    <>
      {member?.isAgent === false && (
        <p className="bg-raised rounded-lg px-4 py-3 text-sm text-pretty">
          {t('login.asMember', { account: member.account })}
        </p>
      )}
      {/* The form stays where it is beneath the extra step, so going back is only closing that. */}
      <LoginPanel site="agent" firebase={FirebasePhoneForm} returnTo={HOME} onBack={() => undefined} />
    </>
  );
}
