import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isBehindLogin } from '#lib/session/behind-login.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal, showPrompt } from '#lib/overlays/modal-store.ts';
import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';
import { onRefusal } from '#lib/call/refusals.ts';
import { onSessionChange, readToken } from '#lib/session/session-token.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { forgetMember } from './forget-member.ts';
import { memberInfoQuery, SESSION_KEY } from './session.queries.ts';

type Kept = { id: string | undefined } | null;

/**
 * LOG-16: a session that ends in the middle of work. A page behind login stays as it is, with everything typed into
 * it, and the login opens above it; elsewhere a word is enough. Answers with how to say that a session is over.
 */
export function useLostSession(): (reason: SessionEnd) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const t = useT('session');
  /** Whose work is kept on the page while nobody is logged in. */
  const keptFor = useRef<Kept>(null);

  const lose = useCallback(
    (why: SessionEnd): void => {
      if (why === 'logout') {
        // One's own doing needs no answer; the other reasons should be read.
        forgetMember(queryClient);
        return showToast(t('ended.logout'));
      }
      if (!isBehindLogin(router)) {
        forgetMember(queryClient);
        return showPrompt({ kind: 'info', message: t(`ended.${why}`) });
      }
      keptFor.current ??= { id: queryClient.getQueryData(memberInfoQuery().queryKey)?.id };
      openModal('login', { because: why });
    },
    [queryClient, router, t],
  );

  useEffect(
    () =>
      onRefusal(({ code, lost, ended, reading }) => {
        if (code === 'NEEDS_REAL_ACCOUNT') openModal('needAccount');
        else if (lost) lose(ended ?? 'expired');
        // What a press asked for while nobody is logged in asks for the login again.
        else if (code === 'NOT_LOGGED_IN' && !reading && readToken() === null) lose('expired');
      }),
    [lose],
  );

  useWelcomeBack(keptFor);
  return lose;
}

/** After the login: the same member goes on where the work stopped; for anybody else the page is not theirs. */
function useWelcomeBack(keptFor: RefObject<Kept>): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const welcome = async (before: string | undefined): Promise<void> => {
      // What is on its way was asked for by the session that is over.
      await queryClient.cancelQueries(memberInfoQuery());
      const { id } = await queryClient.fetchQuery({ ...memberInfoQuery(), staleTime: 0 });
      if (before === undefined || id === before)
        return queryClient.invalidateQueries({
          predicate: ({ meta, queryKey }) => meta?.['ofMember'] === true && queryKey[0] !== SESSION_KEY[0],
        });
      forgetMember(queryClient);
      await navigate({ to: '/', replace: true });
    };
    return onSessionChange(() => {
      const kept = keptFor.current;
      if (readToken() === null || kept === null) return;
      keptFor.current = null;
      // What could not be learned now is asked again by whatever is on the page.
      welcome(kept.id).catch(() => undefined);
    });
  }, [queryClient, navigate, keptFor]);
}
