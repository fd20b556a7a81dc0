import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showCallError } from '#lib/overlays/show-call-error.ts';
import { readDraft } from '#lib/forms/form-draft.ts';
import { useTakeLogin } from '#features/session/state/login-result.ts';
import { DEFAULT_DIALING_CODE } from '#lib/forms/mobile-field.tsx';
import { planRegistration, TYPED_FIELDS } from './register-plan.ts';
import type { PlannedField, RegisterKind, RegisterPlan, TypedField } from './register-plan.ts';
import { registerRequest } from './register-request.ts';
import type { Arrival } from './register-request.ts';
import { registerResolver } from './register-resolver.ts';
import type { RegisterValues } from './register-resolver.ts';
import type { RegisterSettings } from './register-settings.ts';
import type { RegisterWords } from './register-words.ts';
import { useRegister, useSendRegisterCode } from './register.mutations.ts';
import { showServerError } from '#lib/forms/server-errors.ts';
import { useCaptcha } from '#features/session/captcha/use-captcha.ts';
import type { Captcha } from '#features/session/captcha/use-captcha.ts';
import type { CodeSent } from '#features/session/code/use-code-sending.ts';

export type RegisterFieldsProps = Arrival & {
  onClose: () => void;
  referralCode?: string;
  returnTo?: string;
  socialProvider?: 'google' | 'facebook';
  socialName?: string;
};

type Props = RegisterFieldsProps & { settings: RegisterSettings };

const SECRET = new Set<TypedField>(['password', 'confirmPassword', 'paymentPassword', 'verificationCode']);
const KEPT = TYPED_FIELDS.filter((field) => !SECRET.has(field));

/** Everything that happens in a registration; what it looks like is `register-fields.tsx`. */
export function useRegisterForm(props: Props, wanted: RegisterKind | null, words: RegisterWords) {
  const { settings, socialTicket, firebaseIdToken } = props;
  const plan = planRegistration({
    ...settings,
    wanted,
    social: socialTicket !== undefined,
    phoneChecked: firebaseIdToken !== undefined,
  });
  const captcha = useCaptcha(plan.captcha);
  const { mutateAsync, isPending } = useRegister();
  const take = useTakeLogin();
  const t = useT('login');
  const { form, onSubmit } = useCallForm(
    {
      resolver: registerResolver(plan, settings.rules, words),
      mode: 'onTouched',
      defaultValues: startValues(props),
      draft: { key: 'register', fields: KEPT },
      onInvalid: focusFirst,
      check: () => (captcha.isAnswered(t('captcha.missing')) ? undefined : false),
      onRefused: (error) => {
        if (!captcha.takeError(error)) tell(error, plan, form.setError);
        return true;
      },
      onDone: (result) => take(result, { returnTo: props.returnTo ?? '/', onClose: props.onClose }),
    },
    {
      mutateAsync: (values: RegisterValues) =>
        mutateAsync(registerRequest(plan, values, { ...props, ...captcha.part() })),
    },
  );
  return { form, plan, captcha, submit: onSubmit, isPending, sendCode: useCodeSender(form, captcha) };

  /** A folded field opens because of its error; then it can be focused. */
  function focusFirst(errors: FieldErrors<RegisterValues>): void {
    const first = [...plan.required, ...plan.optional].find((field) => errors[field] !== undefined);
    if (first !== undefined) requestAnimationFrame(() => form.setFocus(first));
  }
}

function startValues({ referralCode = '', affiliateCode = '' }: Props): RegisterValues {
  const typed = TYPED_FIELDS.map((field) => [field, readDraft('register', field)]);
  const values = Object.fromEntries(typed) as Record<TypedField, string>;
  return {
    ...values,
    countryDialingCode: values.countryDialingCode || DEFAULT_DIALING_CODE,
    referralCode: referralCode || values.referralCode,
    affiliateCode: affiliateCode || values.affiliateCode,
    termsAccepted: false,
    adultConfirmed: false,
  };
}

/** Refusals that speak of one field without naming it. A number that is the name cannot be taken as a name. */
function fieldOfCode(
  { kind }: RegisterPlan,
  { fields }: CallError,
): Partial<Record<CallError['code'], PlannedField>> {
  return {
    // Asked alone, the check names no field: it knows of one code only.
    ...(Object.keys(fields).length === 0 && { INVITATION_INVALID: 'affiliateCode' }),
    USERNAME_TAKEN: kind === 'mobile' ? 'mobileNum' : 'username',
    MOBILE_TAKEN: 'mobileNum',
    MOBILE_INVALID: 'mobileNum',
    CODE_WRONG: 'verificationCode',
    CODE_EXPIRED: 'verificationCode',
  };
}

type SetError = UseFormReturn<RegisterValues>['setError'];

/** At the field when there is one on screen; everything else in a warning (ERR-02), the invitation code in both (REG-08). */
function tell(error: unknown, plan: RegisterPlan, setError: SetError): void {
  if (!(error instanceof CallError)) throw error;
  const fields = [...plan.required, ...plan.optional];
  const meant = fieldOfCode(plan, error)[error.code];
  const hasPlace =
    (meant !== undefined && fields.includes(meant)) || fields.some((field) => field in error.fields);
  if (hasPlace) showServerError(error, setError, fields, fieldOfCode(plan, error));
  if (!hasPlace || error.code === 'INVITATION_INVALID') showCallError(error);
}

/** REG-06: the number must be right and a captcha answered before a code is sent. */
function useCodeSender(form: UseFormReturn<RegisterValues>, captcha: Captcha) {
  const t = useT('login');
  const { mutateAsync } = useSendRegisterCode();
  return async (): Promise<CodeSent | null> => {
    if (form.getValues('mobileNum') === '') {
      form.setError('mobileNum', { type: 'rule', message: t('mobileRequired') }, { shouldFocus: true });
      return null;
    }
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
    if (!captcha.isAnswered(t('captcha.missing'))) return null;
    const { countryDialingCode, mobileNum } = form.getValues();
    try {
      return await mutateAsync({ countryDialingCode, mobileNo: mobileNum, ...captcha.part() });
    } catch (error) {
      if (captcha.takeError(error)) return null;
      throw error;
    }
  };
}
