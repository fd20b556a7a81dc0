import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resetByPhone } from '@maidan/contract/member/reset-by-phone.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useForm, useWatch } from 'react-hook-form';
import { useForgetTyped } from '#lib/forget-typed.ts';
import { useT } from '#lib/i18n.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { cleanCode, cleanMobile } from '#lib/typed-digits.ts';
import { readDraft, useKeepDraft } from './form-draft.ts';
import { Form, FormMessage } from './form-parts.tsx';
import { useTakeLogin } from './login-result.ts';
import { DEFAULT_DIALING_CODE, MobileField } from './mobile-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetByPhone, useSendForgotCode } from './password.mutations.ts';
import type { PhoneForm } from './password.mutations.ts';
import { readRemembered } from './remembered-login.ts';
import { serverText, showServerError } from './server-errors.ts';
import { useCaptcha } from './use-captcha.ts';
import type { CodeSent } from './use-code-sending.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useOnce } from './use-once.ts';

const resolver = standardSchemaResolver(resetByPhone.request);
const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const;
const FIELD_OF_CODE = {
  CODE_WRONG: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  PASSWORD_WEAK: 'newPassword',
} as const;

/** PWD-03: the code, a new password, and in. */
export function ForgotByPhone({ onClose }: { onClose: () => void }) {
  const t = useT('password');
  const login = useT('login');
  const take = useTakeLogin();
  const captcha = useCaptcha();
  const { mutateAsync, isPending } = useResetByPhone();
  const form = usePhoneForm();
  const send = useSend(form, captcha);
  const { errors } = form.formState;
  const [code, number, password] = useWatch({
    control: form.control,
    name: ['countryDialingCode', 'mobileNum', 'newPassword'],
  });

  const submit = useOnce(
    form.handleSubmit(async (values) => {
      try {
        await take(await mutateAsync(values), { returnTo: '/', onClose });
      } catch (error) {
        showServerError(error, form.setError, FIELDS, FIELD_OF_CODE);
      }
    }),
  );

  return (
    <Form onSubmit={submit}>
      <MobileField
        codeInput={form.register('countryDialingCode')}
        code={code}
        numberInput={form.register('mobileNum', { setValueAs: cleanMobile })}
        error={errors.mobileNum && (serverText(errors.mobileNum) ?? login('mobileRequired'))}
      />
      <CaptchaField captcha={captcha} />
      <CodeField
        input={form.register('verificationCode', { setValueAs: cleanCode })}
        sentKey={`forgot ${code} ${number}`}
        send={send}
        error={errors.verificationCode && (serverText(errors.verificationCode) ?? login('codeRequired'))}
      />
      <NewPasswordFields
        password={{ input: form.register('newPassword'), value: password, error: errors.newPassword }}
      />
      <FormMessage text={errors.root?.message} />
      <Button type="submit" size="large" block pending={isPending}>
        {t('forgot.resetAndLogin')}
      </Button>
    </Form>
  );
}

function usePhoneForm() {
  const form = useForm<PhoneForm>({
    resolver,
    defaultValues: {
      countryDialingCode:
        readDraft('sms', 'countryDialingCode') ||
        readRemembered()?.countryDialingCode ||
        DEFAULT_DIALING_CODE,
      mobileNum: readDraft('sms', 'mobileNum'),
      verificationCode: '',
      newPassword: '',
    },
  });
  useKeepDraft('sms', form, ['countryDialingCode', 'mobileNum']);
  useForgetTyped(form);
  useFirstFocus(() => form.setFocus('mobileNum'));
  return form;
}

function useSend(form: ReturnType<typeof usePhoneForm>, captcha: ReturnType<typeof useCaptcha>) {
  const login = useT('login');
  const { mutateAsync } = useSendForgotCode();
  return async (): Promise<CodeSent | null> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    if (!captcha.isAnswered(login('captcha.missing'))) return null;
    const { countryDialingCode, mobileNum } = form.getValues();
    try {
      const answer = await mutateAsync({ countryDialingCode, mobileNum, ...captcha.part() });
      captcha.hide();
      return answer;
    } catch (error) {
      if (captcha.takeError(error)) return null;
      throw error;
    }
  };
}
