import { login } from '@maidan/contract/accounts/login/login.ts';
import { useState } from 'react';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { LoginButton } from './login-by-name.tsx';
import type { LoginWayProps } from './login-by-name.tsx';
import { useLogin, useSendLoginCode } from './login.mutations.ts';
import type { LoginBySms } from './login.mutations.ts';
import { NumberAndCode, phoneAtFirst } from '#features/session/code/number-and-code.tsx';
import { forgetLogin, readRemembered, rememberLogin } from '#features/session/form/remembered-login.ts';
import { Tick } from '#features/session/form/tick.tsx';

const CODE_REFUSALS = { CODE_WRONG: 'verificationCode', CODE_EXPIRED: 'verificationCode' } as const;

/** LOG-01, LOG-07 */
export function LoginBySmsForm({ site, onResult, takesFocus }: LoginWayProps) {
  const t = useT('login');
  const { mutateAsync, isPending } = useLogin();
  const { mutateAsync: sendCode } = useSendLoginCode();
  const [remembered] = useState(readRemembered);
  const [remember, setRemember] = useState(remembered?.type === 'sms');
  const { form, onSubmit } = useCallForm(
    {
      operation: login,
      defaultValues: { type: 'sms', ...phoneAtFirst(), site },
      first: takesFocus ? 'mobileNum' : undefined,
      draft: { key: 'sms', fields: ['countryDialingCode', 'mobileNum'] },
      fields: ['mobileNum', 'verificationCode'],
      fieldOfCode: CODE_REFUSALS,
      onDone: (result, { countryDialingCode }) => {
        if (remember)
          rememberLogin({ username: remembered?.username ?? '', type: 'sms', countryDialingCode });
        else forgetLogin();
        return onResult(result);
      },
    },
    { mutateAsync: (values: LoginBySms) => mutateAsync(values) },
  );

  return (
    <Form onSubmit={onSubmit}>
      <NumberAndCode form={form} purpose="login" sendCode={sendCode} />
      <Tick checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('remember')}
      </Tick>
      <Problem text={form.formState.errors.root?.message} />
      <LoginButton isPending={isPending} />
    </Form>
  );
}
