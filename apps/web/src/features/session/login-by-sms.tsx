import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { login } from '@maidan/contract/session/login.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useForgetTyped } from '#lib/forget-typed.ts';
import { useT } from '#lib/i18n.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { cleanCode, cleanMobile } from '#lib/typed-digits.ts';
import { readDraft, useKeepDraft } from './form-draft.ts';
import { Form, FormMessage } from './form-parts.tsx';
import { LoginButton } from './login-by-name.tsx';
import type { LoginWayProps } from './login-by-name.tsx';
import { useLogin, useSendLoginCode } from './login.mutations.ts';
import type { LoginBySms } from './login.mutations.ts';
import { DEFAULT_DIALING_CODE, MobileField } from './mobile-field.tsx';
import { forgetLogin, readRemembered, rememberLogin } from './remembered-login.ts';
import { serverText, showServerError } from './server-errors.ts';
import { Tick } from './tick.tsx';
import { useCaptcha } from './use-captcha.ts';
import type { CodeSent } from './use-code-sending.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useOnce } from './use-once.ts';

const resolver = standardSchemaResolver(login.request) as Resolver<LoginBySms>;
const CODE_REFUSALS = { CODE_WRONG: 'verificationCode', CODE_EXPIRED: 'verificationCode' } as const;

/** LOG-01, LOG-07 */
export function LoginBySmsForm({ site, onResult, takesFocus }: LoginWayProps) {
  const t = useT('login');
  const { mutateAsync, isPending } = useLogin();
  const { mutateAsync: sendCode } = useSendLoginCode();
  const captcha = useCaptcha();
  const [remembered] = useState(readRemembered);
  const [remember, setRemember] = useState(remembered?.type === 'sms');
  const form = useSmsForm(site, remembered?.countryDialingCode ?? '');
  const { errors } = form.formState;
  const [code, number] = useWatch({ control: form.control, name: ['countryDialingCode', 'mobileNum'] });
  useFirstFocus(() => takesFocus && form.setFocus('mobileNum'));

  const send = async (): Promise<CodeSent | null> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    if (!captcha.isAnswered(t('captcha.missing'))) return null;
    const { countryDialingCode, mobileNum } = form.getValues();
    try {
      const answer = await sendCode({ countryDialingCode, mobileNum, ...captcha.part() });
      captcha.hide();
      return answer;
    } catch (error) {
      if (captcha.takeError(error)) return null;
      throw error;
    }
  };
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
      <MobileField
        codeInput={form.register('countryDialingCode')}
        code={code}
        numberInput={form.register('mobileNum', { setValueAs: cleanMobile })}
        error={errors.mobileNum && (serverText(errors.mobileNum) ?? t('mobileRequired'))}
      />
      <CaptchaField captcha={captcha} />
      <CodeField
        input={form.register('verificationCode', { setValueAs: cleanCode })}
        sentKey={`login ${code} ${number}`}
        send={send}
        error={errors.verificationCode && (serverText(errors.verificationCode) ?? t('codeRequired'))}
      />
      <Tick checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('remember')}
      </Tick>
      <FormMessage text={errors.root?.message} />
      <LoginButton isPending={isPending} />
    </Form>
  );
}

function useSmsForm(site: LoginWayProps['site'], rememberedCode: string) {
  const form = useForm<LoginBySms>({
    resolver,
    defaultValues: {
      type: 'sms',
      countryDialingCode: readDraft('sms', 'countryDialingCode') || rememberedCode || DEFAULT_DIALING_CODE,
      mobileNum: readDraft('sms', 'mobileNum'),
      verificationCode: '',
      site,
    },
  });
  useKeepDraft('sms', form, ['countryDialingCode', 'mobileNum']);
  useForgetTyped(form);
  return form;
}
