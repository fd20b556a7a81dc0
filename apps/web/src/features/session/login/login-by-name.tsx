import { login } from '@maidan/contract/accounts/login/login.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { closeModal } from '#lib/overlays/modal-store.ts';
import { CaptchaField } from '#features/session/captcha/captcha-field.tsx';
import { readDraft } from '#lib/forms/form-draft.ts';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { useLogin } from './login.mutations.ts';
import type { LoginByName, Site } from './login.mutations.ts';
import type { LoginResult } from '#features/session/state/login-result.ts';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { forgetLogin, readRemembered, rememberLogin } from '#features/session/form/remembered-login.ts';
import { serverText } from '#lib/forms/server-errors.ts';
import { Tick } from '#features/session/form/tick.tsx';
import { useCaptcha } from '#features/session/captcha/use-captcha.ts';

export type LoginWayProps = {
  site: Site;
  onResult: (result: LoginResult) => Promise<void>;
  onForgot?: (() => void) | undefined;
  /** A page's form leaves the focus where it is; a dialog takes it. */
  takesFocus: boolean;
};

/** LOG-01, LOG-05 */
export function LoginByNameForm({ site, onResult, onForgot, takesFocus }: LoginWayProps) {
  const t = useT('login');
  const { mutateAsync, isPending } = useLogin();
  const captcha = useCaptcha();
  const [remembered] = useState(readRemembered);
  const [remember, setRemember] = useState(remembered?.type === 'username');
  const name = readDraft('login', 'username') || (remembered?.username ?? '');
  const [isAgentHere, setAgentHere] = useState(false);
  const first = name === '' ? 'username' : 'password';
  const { form, onSubmit } = useCallForm(
    {
      operation: login,
      defaultValues: { type: 'username', username: name, password: '', site },
      first: takesFocus ? first : undefined,
      draft: { key: 'login', fields: ['username'] },
      fields: ['username', 'password'],
      check: () => (captcha.isAnswered(t('captcha.missing')) ? undefined : false),
      onRefused: (error) => {
        setAgentHere(error instanceof CallError && error.code === 'NOT_A_MEMBER');
        return captcha.takeError(error);
      },
      onDone: (result, { username }) => {
        if (remember) rememberLogin({ username, type: 'username', countryDialingCode: '' });
        else forgetLogin();
        return onResult(result);
      },
    },
    { mutateAsync: (values: LoginByName) => mutateAsync({ ...values, ...captcha.part() }) },
  );
  const { errors } = form.formState;

  return (
    <Form onSubmit={onSubmit}>
      <Field
        {...form.register('username')}
        label={t('username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username && (serverText(errors.username) ?? t('usernameRequired'))}
      />
      <SecretField
        {...form.register('password')}
        label={t('password')}
        autoComplete="current-password"
        error={errors.password && (serverText(errors.password) ?? t('passwordRequired'))}
      />
      <CaptchaField captcha={captcha} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Tick checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t('remember')}
        </Tick>
        {onForgot !== undefined && (
          <button
            type="button"
            className="text-accent hover:bg-raised -mx-2 h-11 cursor-pointer rounded-md px-2 text-sm font-semibold"
            onClick={onForgot}
          >
            {t('forgot')}
          </button>
        )}
      </div>
      <Problem text={errors.root?.message}>{isAgentHere && <AgentDoor />}</Problem>
      <LoginButton isPending={isPending} />
    </Form>
  );
}

/** LOG-04: an agent's account opens at a door of its own. */
function AgentDoor() {
  const t = useT('login');
  return (
    <Link
      to="/agent"
      className="block py-1 font-semibold underline underline-offset-4"
      onClick={() => closeModal('login')}
    >
      {t('toAgent')}
    </Link>
  );
}

export function LoginButton({ isPending }: { isPending: boolean }) {
  const t = useT('login');
  return (
    <Button
      type="submit"
      size="large"
      block
      pending={isPending}
      aria-label={isPending ? t('pending') : undefined}
    >
      {t('submit')}
    </Button>
  );
}
