import { useWatch } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { cleanCode, cleanMobile } from '@maidan/contract/typed/digits.ts';
import { CaptchaField } from '#features/session/captcha/captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { readDraft } from '#lib/forms/form-draft.ts';
import { DEFAULT_DIALING_CODE, MobileField } from '#lib/forms/mobile-field.tsx';
import { readRemembered } from '#features/session/form/remembered-login.ts';
import { serverText } from '#lib/forms/server-errors.ts';
import { useCaptcha } from '#features/session/captcha/use-captcha.ts';
import type { Captcha } from '#features/session/captcha/use-captcha.ts';
import type { CodeSent } from './use-code-sending.ts';

type Phone = { countryDialingCode: string; mobileNum: string; verificationCode: string };
type CodeRequest = Pick<Phone, 'countryDialingCode' | 'mobileNum'> & ReturnType<Captcha['part']>;

/** What was typed in another form of this visit, or what is remembered from the last login. */
export function phoneAtFirst(): Phone {
  return {
    countryDialingCode:
      readDraft('sms', 'countryDialingCode') || readRemembered()?.countryDialingCode || DEFAULT_DIALING_CODE,
    mobileNum: readDraft('sms', 'mobileNum'),
    verificationCode: '',
  };
}

type NumberAndCodeProps<Form extends Phone & FieldValues> = {
  form: UseFormReturn<Form>;
  /** Tells the waiting of one form from that of another. */
  purpose: string;
  sendCode: (request: CodeRequest) => Promise<CodeSent>;
};

/** LOG-07, PWD-03: a number, a captcha if one is asked for, and the code that was sent to the number. */
export function NumberAndCode<Form extends Phone & FieldValues>(props: NumberAndCodeProps<Form>) {
  const t = useT('login');
  const captcha = useCaptcha();
  // Whatever else the form has, these three of its fields are all that is touched here.
  const form = props.form as unknown as UseFormReturn<Phone>;
  const { errors } = form.formState;
  const [code, number] = useWatch({ control: form.control, name: ['countryDialingCode', 'mobileNum'] });

  const send = async (): Promise<CodeSent | null> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    if (!captcha.isAnswered(t('captcha.missing'))) return null;
    const { countryDialingCode, mobileNum } = form.getValues();
    try {
      const answer = await props.sendCode({ countryDialingCode, mobileNum, ...captcha.part() });
      captcha.hide();
      return answer;
    } catch (error) {
      if (captcha.takeError(error)) return null;
      throw error;
    }
  };
  return (
    <>
      <MobileField
        codeInput={form.register('countryDialingCode')}
        code={code}
        numberInput={form.register('mobileNum', {
          setValueAs: cleanMobile,
          // The form itself looks again only after it was sent; this message came from the code's button.
          onChange: () => form.clearErrors('mobileNum'),
        })}
        error={errors.mobileNum && (serverText(errors.mobileNum) ?? t('mobileRequired'))}
      />
      <CaptchaField captcha={captcha} />
      <CodeField
        input={form.register('verificationCode', { setValueAs: cleanCode })}
        sentKey={`${props.purpose} ${code} ${number}`}
        send={send}
        error={errors.verificationCode && (serverText(errors.verificationCode) ?? t('codeRequired'))}
      />
    </>
  );
}
