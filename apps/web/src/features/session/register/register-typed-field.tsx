import { Field } from '@maidan/ui/field.tsx';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { cleanCode, cleanMobile } from '@maidan/contract/typed/digits.ts';
import { CodeField } from '#features/session/code/code-field.tsx';
import { MobileField } from '#lib/forms/mobile-field.tsx';
import { SecretField } from '#lib/forms/secret-field.tsx';
import type { PlannedField } from './register-plan.ts';
import type { RegisterValues } from './register-resolver.ts';
import { StrengthHint } from '#features/session/password/strength-hint.tsx';
import type { CodeSent } from '#features/session/code/use-code-sending.ts';

type TypedFieldProps = {
  name: PlannedField;
  form: UseFormReturn<RegisterValues>;
  optional?: boolean;
  /** What the operator's rule asks for, where it helps to know it before typing. */
  rule: string | undefined;
  sendCode: () => Promise<CodeSent | null>;
};

const ATTRIBUTES: Partial<
  Record<PlannedField, { autoComplete?: string; inputMode?: 'numeric' | 'tel' | 'email' }>
> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { autoComplete: 'tel', inputMode: 'tel' },
};

/** REG-01: one field of the registration, whichever it is. Nothing stops the typing; words come when it is left. */
export function TypedRegisterField(props: TypedFieldProps) {
  const { name, form, optional = false } = props;
  const t = useT('register');
  const label = optional ? t('optional', { label: t(`field.${name}`) }) : t(`field.${name}`);
  const error = form.formState.errors[name]?.message;
  if (name === 'mobileNum') return <Mobile {...props} label={label} error={error} />;
  if (name === 'verificationCode') return <Code {...props} label={label} error={error} />;
  if (name === 'password') return <Password {...props} label={label} error={error} />;
  if (name === 'confirmPassword') return <Again {...props} label={label} error={error} />;
  if (name === 'paymentPassword') return <PaymentPassword {...props} label={label} error={error} />;
  return <Plain {...props} label={label} error={error} />;
}

type PartProps = TypedFieldProps & { label: string; error: string | undefined };

function Plain({ name, form, rule, label, error }: PartProps) {
  const t = useT('register');
  return (
    <Field
      {...form.register(name)}
      label={label}
      autoComplete="off"
      {...ATTRIBUTES[name]}
      autoCapitalize={name === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
      // Whether a name is taken is said when the form is sent: asking at every key would answer whoever collects names.
      hint={name === 'payeeName' ? t('hint.payeeName') : rule}
      error={error}
    />
  );
}

function Mobile({ form, label, error }: PartProps) {
  const code = useWatch({ control: form.control, name: 'countryDialingCode' });
  return (
    <MobileField
      codeInput={form.register('countryDialingCode')}
      code={code}
      numberInput={form.register('mobileNum', {
        setValueAs: cleanMobile,
        onChange: () => form.clearErrors('mobileNum'),
      })}
      label={label}
      error={error}
    />
  );
}

function Code({ form, sendCode, label, error }: PartProps) {
  const [code, number] = useWatch({ control: form.control, name: ['countryDialingCode', 'mobileNum'] });
  return (
    <CodeField
      input={form.register('verificationCode', { setValueAs: cleanCode })}
      sentKey={`register ${code} ${number}`}
      send={sendCode}
      label={label}
      error={error}
    />
  );
}

function Password({ form, rule, label, error }: PartProps) {
  const t = useT('register');
  const [password, username, again] = useWatch({
    control: form.control,
    name: ['password', 'username', 'confirmPassword'],
  });
  const hint = `${t('hint.password')} ${rule ?? ''}`.trim();
  return (
    <div className="flex flex-col gap-2">
      <SecretField
        {...form.register('password', { deps: again === '' ? [] : ['confirmPassword'] })}
        label={label}
        autoComplete="new-password"
        hint={password === '' ? hint : undefined}
        error={error}
      />
      <StrengthHint password={password} username={username} />
    </div>
  );
}

function Again({ form, label, error }: PartProps) {
  const t = useT('register');
  const [password, again] = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });
  return (
    <SecretField
      {...form.register('confirmPassword')}
      label={label}
      autoComplete="new-password"
      hint={again !== '' && again === password ? t('match') : undefined}
      error={error}
    />
  );
}

function PaymentPassword({ form, rule, label, error }: PartProps) {
  const t = useT('register');
  return (
    <SecretField
      {...form.register('paymentPassword', { setValueAs: cleanCode })}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      hint={t('hint.paymentPassword', { rule: rule ?? '' })}
      error={error}
    />
  );
}
