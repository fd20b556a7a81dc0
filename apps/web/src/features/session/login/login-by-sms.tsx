import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useForgetTyped } from '#lib/forms/forget-typed.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useKeepDraft } from '#features/session/form/form-draft.ts';
import { Form, FormMessage } from '#features/session/form/form-parts.tsx';
import { LoginButton } from './login-by-name.tsx';
import type { LoginWayProps } from './login-by-name.tsx';
import { useLogin, useSendLoginCode } from './login.mutations.ts';
import type { LoginBySms } from './login.mutations.ts';
import { NumberAndCode, phoneAtFirst } from '#features/session/code/number-and-code.tsx';
import { forgetLogin, readRemembered, rememberLogin } from '#features/session/form/remembered-login.ts';
import { showServerError } from '#lib/forms/server-errors.ts';
import { Tick } from '#features/session/form/tick.tsx';
import { useFirstFocus } from '#lib/forms/use-first-focus.ts';
import { useOnce } from '#lib/forms/use-once.ts';

const resolver = standardSchemaResolver(login.request) as Resolver<LoginBySms>;
const CODE_REFUSALS = { CODE_WRONG: 'verificationCode', CODE_EXPIRED: 'verificationCode' } as const;

/** LOG-01, LOG-07 */
export function LoginBySmsForm({ site, onResult, takesFocus }: LoginWayProps) {
  const t = useT('login');
  const { mutateAsync, isPending } = useLogin();
  const { mutateAsync: sendCode } = useSendLoginCode();
  const [remembered] = useState(readRemembered);
  const [remember, setRemember] = useState(remembered?.type === 'sms');
  const form = useSmsForm(site);
  useFirstFocus(takesFocus ? 'mobileNum' : undefined);

  const submit = useOnce(
    form.handleSubmit(async (values) => {
      try {
        const result = await mutateAsync(values);
        const { countryDialingCode } = values;
        if (remember)
          rememberLogin({ username: remembered?.username ?? '', type: 'sms', countryDialingCode });
        else forgetLogin();
        await onResult(result);
      } catch (error) {
        showServerError(error, form.setError, ['mobileNum', 'verificationCode'], CODE_REFUSALS);
      }
    }),
  );

  return (
    <Form onSubmit={submit}>
      <NumberAndCode form={form} purpose="login" sendCode={sendCode} />
      <Tick checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('remember')}
      </Tick>
      <FormMessage text={form.formState.errors.root?.message} />
      <LoginButton isPending={isPending} />
    </Form>
  );
}

function useSmsForm(site: LoginWayProps['site']) {
  const form = useForm<LoginBySms>({ resolver, defaultValues: { type: 'sms', ...phoneAtFirst(), site } });
  useKeepDraft('sms', form, ['countryDialingCode', 'mobileNum']);
  useForgetTyped(form);
  return form;
}
