import { finishSocialLogin } from '@maidan/contract/accounts/identity/finish-social-login.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Spinner } from '@maidan/ui/spinner.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useTakeLogin } from '#features/session/state/login-result.ts';
import { socialReturn } from './social-return.ts';

/** LOG-14: the other service has sent the browser back. `answer` was taken out of the address before. */
export function SocialPage({ answer }: { answer: URLSearchParams }) {
  const t = useT('security');
  const trouble = useFinish(answer);
  if (trouble === null) {
    return (
      <output className="text-muted grid min-h-[50vh] place-content-center justify-items-center gap-4">
        <PageHead title={t('social.title')} />
        <span className="text-action">
          <Spinner size={36} />
        </span>
        {t('social.working')}
      </output>
    );
  }
  return (
    <>
      <PageHead title={t('social.failedTitle')} />
      <EmptyState
        level={1}
        icon={<CircleX size={28} aria-hidden="true" />}
        title={t('social.failedTitle')}
        text={trouble}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => openModal('login')}>{t('social.again')}</Button>
            <Link to="/" className={buttonClass('outline')}>
              {t('social.home')}
            </Link>
          </div>
        }
      />
    </>
  );
}

/** A code works once, so a second drawing of the page waits for the same answer. */
const finishes = new Map<string, ReturnType<typeof finish>>();

function finish(code: string, state: string) {
  return call(finishSocialLogin, { code, state });
}

function finishOnce(code: string, state: string): ReturnType<typeof finish> {
  const begun = finishes.get(state) ?? finish(code, state);
  finishes.clear();
  finishes.set(state, begun);
  return begun;
}

/** What is wrong, in words; null while it goes well. */
function useFinish(answer: URLSearchParams): string | null {
  const t = useT('security');
  const goOn = useGoOn();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [code, state] = [answer.get('code'), answer.get('state')];
  const turnedBack = answer.has('error');
  const begin = useEffectEvent(async (given: string, of: string) => goOn(await finishOnce(given, of)));
  useEffect(() => {
    if (code === null || state === null || turnedBack) return;
    begin(code, state).catch((error: unknown) =>
      setRefusal(error instanceof CallError ? error.message : t('social.nothing')),
    );
  }, [code, state, turnedBack, t]);
  if (turnedBack) return t('social.cancelled');
  return code === null || state === null ? t('social.nothing') : refusal;
}

/** First away from here: what is still asked for stands over the lobby, not over an empty page. */
function useGoOn() {
  const t = useT('security');
  const navigate = useNavigate();
  const takeLogin = useTakeLogin();
  return async (result: Awaited<ReturnType<typeof finish>>): Promise<void> => {
    const { returnTo } = socialReturn.read();
    socialReturn.clear();
    if (result.state === 'linked') {
      await navigate({ to: '/member/securityCenter', replace: true });
      return showToast(t('identities.linkedNow'), 'gain');
    }
    await navigate({ to: '/', replace: true });
    if (result.state === 'loggedIn') return takeLogin(result.login, { returnTo });
    openModal('register', { socialTicket: result.socialTicket, socialName: result.name, returnTo });
  };
}
