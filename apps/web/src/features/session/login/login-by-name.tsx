import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useForgetTyped } from '#lib/forms/forget-typed.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { closeModal } from '#lib/overlays/modal-store.ts';
import { CaptchaField } from '#features/session/captcha/captcha-field.tsx';
import { readDraft, useKeepDraft } from '#features/session/form/form-draft.ts';
import { Form, FormMessage } from '#features/session/form/form-parts.tsx';
import { useLogin } from './login.mutations.ts';
import type { LoginByName, Site } from './login.mutations.ts';
import type { LoginResult } from '#features/session/state/login-result.ts';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { forgetLogin, readRemembered, rememberLogin } from '#features/session/form/remembered-login.ts';
import { serverText, showServerError } from '#lib/forms/server-errors.ts';
import { Tick } from '#features/session/form/tick.tsx';
import { useCaptcha } from '#features/session/captcha/use-captcha.ts';
import { useFirstFocus } from '#lib/forms/use-first-focus.ts';
import { useOnce } from '#lib/forms/use-once.ts';

export type LoginWayProps = {
  site: Site;
  onResult: (result: LoginResult) => Promise<void>;
  onForgot?: (() => void) | undefined;
  /** A page's form leaves the focus where it is; a dialog takes it. */
  takesFocus: boolean;
};

const resolver = standardSchemaResolver(login.request) as Resolver<LoginByName>;

/** LOG-01, LOG-05 */
export function LoginByNameForm({ site, onResult, onForgot, takesFocus }: LoginWayProps) {
  const t = useT('login');
  const { mutateAsync, isPending } = useLogin();
  const captcha = useCaptcha();
  const [remembered] = useState(readRemembered);
  const [remember, setRemember] = useState(remembered?.type === 'username');
  const name = readDraft('login', 'username') || (remembered?.username ?? '');
  const form = useForm<LoginByName>({
    resolver,
    defaultValues: { type: 'username', username: name, password: '', site },
  });
  const { errors } = form.formState;
  const [isAgentHere, setAgentHere] = useState(false);
  useKeepDraft('login', form, ['username']);
  useForgetTyped(form);
  const first = name === '' ? 'username' : 'password';
  useFirstFocus(takesFocus ? first : undefined);

  const submit = useOnce(
    form.handleSubmit(async (values) => {
      if (!captcha.isAnswered(t('captcha.missing'))) return;
      try {
        const result = await mutateAsync({ ...values, ...captcha.part() });
        if (remember) rememberLogin({ username: values.username, type: 'username', countryDialingCode: '' });
        else forgetLogin();
        await onResult(result);
      } catch (error) {
        setAgentHere(error instanceof CallError && error.code === 'NOT_A_MEMBER');
        if (!captcha.takeError(error)) showServerError(error, form.setError, ['username', 'password']);
      }
    }),
  );

  return (
    <Form onSubmit={submit}>
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
      <FormMessage text={errors.root?.message}>{isAgentHere && <AgentDoor />}</FormMessage>
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
