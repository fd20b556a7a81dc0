import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { login } from '@maidan/contract/accounts/login/login.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { firstLogin } from '#lib/session/first-login.ts';
import { sendFocusHome } from '#lib/session/focus-home.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal, showPrompt } from '#lib/overlays/modal-store.ts';
import { safeReturnPath } from '#lib/session/require-login.ts';
import { readToken, storeToken } from '#lib/session/session-token.ts';
import { dropDrafts } from '#lib/forms/form-draft.ts';
import { forgetMember } from './forget-member.ts';
import { holdChangeTicket } from './held-ticket.ts';
import { SESSION_KEY } from './session.queries.ts';

export type LoginResult = ResponseOf<typeof login>;

export type AfterLogin = {
  /** Where the person wanted to go; without it they stay where they are. */
  returnTo?: string | undefined;
  /** Closes the form that led here, once nothing is missing any more. */
  onClose?: () => void;
  /** Back from the extra step to the form, where that is not the login modal. */
  onBack?: () => void;
};

/**
 * Every way in ends here: what is still missing is asked for (LOG-13), a forced change comes first (LOG-03), else the
 * person goes on to where they wanted.
 */
export function useTakeLogin(): (result: LoginResult, after?: AfterLogin) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const t = useT('login');
  return async (result, { returnTo, onClose, onBack } = {}) => {
    const further = returnTo === undefined ? {} : { returnTo };
    if (result.verification !== null) {
      const back = onBack === undefined ? {} : { onBack };
      openModal('newAddress', { verification: result.verification, ...further, ...back });
      return;
    }
    if (result.token === null) return;
    dropDrafts();
    // Whoever was logged in here before takes their own things along.
    if (readToken() !== null) forgetMember(queryClient);
    sendFocusHome();
    storeToken(result.token);
    void queryClient.resetQueries({ queryKey: SESSION_KEY });
    holdChangeTicket(result.changeTicket);
    if (result.changeTicket !== null) {
      openModal('changePassword', { forced: true, firstTime: result.firstTimeLogin, ...further });
      return;
    }
    onClose?.();
    const told = result.unprovedAddress === true ? t('address.unproved') : null;
    if (returnTo === undefined) afterLogin(result.firstTimeLogin, told);
    else goOn(navigate, returnTo, result.firstTimeLogin, told);
  };
}

/**
 * LOG-12: the router remembers by whose call it moved (the stack of what it aborts), and a form's functions remember what
 * was typed. In a task of its own it moves by nobody's call.
 */
export function goOn(
  navigate: ReturnType<typeof useNavigate>,
  returnTo: string | undefined,
  firstTime: boolean,
  told: string | null = null,
): void {
  setTimeout(() => void navigate({ href: safeReturnPath(returnTo) }).then(() => afterLogin(firstTime, told)));
}

/** LOG-02: whoever is here for the first time is welcomed. What is shown after every login joins here. */
function afterLogin(firstTime: boolean, told: string | null): void {
  firstLogin.write(firstTime);
  if (told !== null) showPrompt({ kind: 'info', message: told });
  else if (firstTime) openModal('welcome');
}
