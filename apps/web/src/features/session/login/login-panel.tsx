import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { whitelabelQuery } from '#lib/site/site-settings.ts';
import { Problem } from '@maidan/ui/problem.tsx';
import { LoginByNameForm } from './login-by-name.tsx';
import type { LoginWayProps } from './login-by-name.tsx';
import { LoginBySmsForm } from './login-by-sms.tsx';
import { loginWays } from './login-ways.ts';
import { useFreePlay, useStartSocialLogin } from './login.mutations.ts';
import type { Site } from './login.mutations.ts';
import { useTakeLogin } from '#features/session/state/login-result.ts';
import type { AfterLogin, LoginResult } from '#features/session/state/login-result.ts';
import { FORM_WAYS, OtherWays } from './other-ways.tsx';
import type { FormWay, OtherWay } from './other-ways.tsx';
import { readRemembered } from '#features/session/form/remembered-login.ts';
import { socialReturn } from '#features/session/social/social-return.ts';
import { useOnce } from '#lib/forms/use-once.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

const FORMS: Record<'username' | 'sms', ComponentType<LoginWayProps>> = {
  username: LoginByNameForm,
  sms: LoginBySmsForm,
};

type LoginPanelProps = AfterLogin & {
  site: Site;
  takesFocus?: boolean;
  /** LOG-14: the phone check of the other service, where the operator has configured it. */
  firebase?: ComponentType<LoginWayProps> | undefined;
};

/** Every way in that the operator offers, for the member's modal and the agent's page. */
export function LoginPanel({ site, takesFocus = false, firebase: Firebase, ...after }: LoginPanelProps) {
  const t = useT('login');
  const [chosen, setChosen] = useState<FormWay | null>(() => readRemembered()?.type ?? null);
  const [message, setMessage] = useState<string>();
  const { data: offers } = useQuery(whitelabelQuery());
  const { forms, others } = loginWays(offers, { site, hasFirebase: Firebase !== undefined });
  const way = chosen !== null && forms.includes(chosen) ? chosen : forms[0];
  const take = useTakeLogin();
  const onResult = (result: LoginResult): Promise<void> => take(result, after);
  const passkey = usePasskeyLogin({
    site,
    offered: others.includes('passkey'),
    onResult,
    onError: (error) => setMessage(error.message),
  });
  const { pending, leave } = useLeaving({ site, after, onResult, onError: setMessage });

  if (way === undefined) return <Problem text={t('closed')} />;
  const Form = way === 'firebase' ? Firebase : FORMS[way];
  const choose = (other: OtherWay): void => {
    setMessage(undefined);
    const form = FORM_WAYS.find((one) => one === other);
    if (form !== undefined) setChosen(form);
    else if (other === 'passkey') void passkey.press();
    else void leave(other);
  };
  const onForgot =
    offers?.forgotByEmail === true || offers?.forgotByPhone === true
      ? () => openModal('forgot', after.returnTo === undefined ? {} : { returnTo: after.returnTo })
      : undefined;
  return (
    <>
      {Form !== undefined && (
        <Form
          key={way}
          site={site}
          onResult={onResult}
          onForgot={onForgot}
          takesFocus={takesFocus || chosen === way}
        />
      )}
      <Problem text={message} />
      <OtherWays
        ways={[...forms.filter((one) => one !== way), ...others].filter(
          (one) => one !== 'passkey' || passkey.enabled,
        )}
        pending={passkey.isPending ? 'passkey' : pending}
        onChoose={choose}
      />
    </>
  );
}

type Leaving = {
  site: Site;
  after: AfterLogin;
  onResult: (result: LoginResult) => Promise<void>;
  onError: (message: string) => void;
};

/** The ways without a form of ours: another service, or no account at all. */
function useLeaving({ site, after, onResult, onError }: Leaving) {
  const [pending, setPending] = useState<OtherWay | null>(null);
  const { mutateAsync: startSocial } = useStartSocialLogin();
  const { mutateAsync: playFree } = useFreePlay();
  const leave = useOnce(async (way: OtherWay) => {
    setPending(way);
    try {
      // Whoever only looks around is not held up by a welcome.
      if (way === 'freePlay') await onResult({ ...(await playFree()), firstTimeLogin: false });
      else if (way === 'google' || way === 'facebook') {
        const { url } = await startSocial({ provider: way, site });
        socialReturn.write({ returnTo: after.returnTo ?? '/', site });
        window.location.assign(url);
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onError(error.message);
    } finally {
      setPending(null);
    }
  });
  return { pending, leave };
}
