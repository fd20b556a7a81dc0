import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isBehindLogin } from '#lib/session/behind-login.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { closeModal, showPrompt, useModalStore } from '#lib/overlays/modal-store.ts';
import type { ModalName } from '#lib/overlays/modal-store.ts';
import { safeReturnPath } from '#lib/session/require-login.ts';
import { onOtherTab } from '#lib/session/session-token.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { forgetMember } from './forget-member.ts';
import { memberInfoQuery, SESSION_KEY } from './session.queries.ts';

/** The forms that lead in: whoever is in has no use for them. */
const WAYS_IN: ReadonlySet<ModalName> = new Set(['login', 'register', 'forgot', 'newAddress']);

/**
 * All tabs of a browser are of one mind about who is logged in. This one has taken over the token already; here the page
 * follows: the same member goes on in the middle of whatever it is, anybody else finds nothing of the one before.
 */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const t = useT('session');
  useEffect(() => {
    const followLogin = async (): Promise<void> => {
      const before = queryClient.getQueryData(memberInfoQuery().queryKey)?.id;
      // What is on its way was asked for by the one before.
      await queryClient.cancelQueries(memberInfoQuery());
      const member = await queryClient.fetchQuery({ ...memberInfoQuery(), staleTime: 0 });
      if (before === undefined || member.id === before) return;
      forgetMember(queryClient);
      if (isBehindLogin(router)) await navigate({ to: '/', replace: true });
      showPrompt({ kind: 'info', message: t('ended.otherAccount', { account: member.account }) });
    };
    return onOtherTab((news) => {
      if (news.kind === 'logout') {
        forgetMember(queryClient);
        showToast(t('ended.logout'));
        return;
      }
      const wanted = leaveWaysIn();
      // What could not be learned now is asked again by whatever is on the page.
      if (news.wasIn) return void followLogin().catch(() => undefined);
      void queryClient.resetQueries({ queryKey: SESSION_KEY });
      if (wanted !== undefined) void navigate({ href: safeReturnPath(wanted) });
    });
  }, [queryClient, router, navigate, t]);
}

/** Closes the form that was to lead in, and says where to. */
function leaveWaysIn(): string | undefined {
  const { open } = useModalStore.getState();
  if (open === null || !WAYS_IN.has(open.name)) return undefined;
  closeModal(open.name);
  return 'returnTo' in open.props ? open.props.returnTo : undefined;
}
