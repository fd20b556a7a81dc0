import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { login } from '@maidan/contract/session/login.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#lib/i18n.tsx';
import { openModal } from '#lib/modal-store.ts';
import { safeReturnPath } from '#lib/require-login.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormMessage, OtherWay } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { forgetName, readRememberedName, rememberName } from './remembered-name.ts';
import { serverText, showServerError } from './server-errors.ts';
import { useLogin } from './session.mutations.ts';
import type { LoginForm } from './session.mutations.ts';
import { Tick } from './tick.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useOnce } from './use-once.ts';

type LoginModalProps = { onClose: () => void; returnTo?: string; picture?: ReactNode };

export function LoginModal({ onClose, returnTo, picture }: LoginModalProps) {
  const t = useT('session');
  const further = returnTo === undefined ? {} : { returnTo };
  return (
    <FormDialog title={t('login.title')} intro={t('login.intro')} picture={picture} onClose={onClose}>
      <LoginFields onClose={onClose} {...further} />
      <OtherWay
        question={t('login.newHere')}
        action={t('login.toRegister')}
        onPress={() => openModal('register', further)}
      />
    </FormDialog>
  );
}

function LoginFields({ onClose, returnTo }: Omit<LoginModalProps, 'picture'>) {
  const t = useT('session');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogin();
  const [remembered] = useState(readRememberedName);
  const [remember, setRemember] = useState(remembered !== '');
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(login.request),
    defaultValues: { type: 'username', username: remembered, password: '' },
  });
  const { errors } = form.formState;
  useFirstFocus(() => form.setFocus(remembered === '' ? 'username' : 'password'));

  const submit = useOnce(
    form.handleSubmit(async (values) => {
      try {
        await mutateAsync(values);
      } catch (error) {
        showServerError(error, form.setError, ['username', 'password']);
        return;
      }
      if (remember) rememberName(values.username);
      else forgetName();
      onClose();
      if (returnTo !== undefined) await navigate({ href: safeReturnPath(returnTo) });
    }),
  );

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <Field
        {...form.register('username')}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username && (serverText(errors.username) ?? t('login.usernameRequired'))}
      />
      <PasswordField
        {...form.register('password')}
        label={t('login.password')}
        autoComplete="current-password"
        error={errors.password && (serverText(errors.password) ?? t('login.passwordRequired'))}
      />
      <Tick checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('login.remember')}
      </Tick>
      <FormMessage text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={isPending}
        aria-label={isPending ? t('login.pending') : undefined}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
