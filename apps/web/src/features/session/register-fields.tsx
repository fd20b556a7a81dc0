import { ADULT_AGE_YEARS } from '@maidan/contract/constants.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/i18n.tsx';
import { safeReturnPath } from '#lib/require-login.ts';
import { FormMessage } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { registerResolver } from './register-resolver.ts';
import { serverText, showServerError } from './server-errors.ts';
import { useRegister } from './session.mutations.ts';
import type { RegisterForm } from './session.mutations.ts';
import { StrengthHint } from './strength-hint.tsx';
import { Tick } from './tick.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useOnce } from './use-once.ts';

export type RegisterFieldsProps = { onClose: () => void; referralCode?: string; returnTo?: string };
type Form = UseFormReturn<RegisterForm>;

const SERVER_FIELDS = ['username', 'password', 'confirmPassword', 'referralCode'] as const;
const FIXED = { registerMethod: 'WEB', login: true } as const;

export function RegisterFields({ onClose, referralCode = '', returnTo }: RegisterFieldsProps) {
  const t = useT('session');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useRegister();
  const form = useForm<RegisterForm>({
    resolver: registerResolver,
    mode: 'onTouched',
    // The two boxes have no value until they are ticked.
    defaultValues: { ...FIXED, username: '', password: '', confirmPassword: '', referralCode },
  });

  useFirstFocus(() => form.setFocus('username'));

  const submit = useOnce(
    form.handleSubmit(async (values) => {
      try {
        await mutateAsync({ ...values, registerUrl: window.location.origin });
      } catch (error) {
        showServerError(error, form.setError, SERVER_FIELDS, { USERNAME_TAKEN: 'username' });
        return;
      }
      onClose();
      await navigate({ href: safeReturnPath(returnTo) });
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
      <AccountFields form={form} />
      <Agreements form={form} />
      <FormMessage text={form.formState.errors.root?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={isPending}
        aria-label={isPending ? t('register.pending') : undefined}
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}

function AccountFields({ form }: { form: Form }) {
  const t = useT('session');
  const { errors, dirtyFields, touchedFields } = form.formState;
  const [password, username, confirmed] = useWatch({
    control: form.control,
    name: ['password', 'username', 'confirmPassword'],
  });
  const nameIsGood = dirtyFields.username && touchedFields.username && !errors.username;
  return (
    <>
      <Field
        {...form.register('username')}
        label={t('register.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t(nameIsGood ? 'register.usernameGood' : 'register.usernameHint')}
        error={errors.username && (serverText(errors.username) ?? t('register.usernameHint'))}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...form.register('password', { deps: confirmed === '' ? [] : ['confirmPassword'] })}
          label={t('register.password')}
          autoComplete="new-password"
          hint={password === '' ? t('register.passwordHint') : undefined}
          error={errors.password && (serverText(errors.password) ?? t('register.passwordLength'))}
        />
        <StrengthHint password={password} username={username} />
      </div>
      <PasswordField
        {...form.register('confirmPassword')}
        label={t('register.confirmPassword')}
        autoComplete="new-password"
        hint={confirmed !== '' && confirmed === password ? t('register.match') : undefined}
        error={errors.confirmPassword && (serverText(errors.confirmPassword) ?? t('register.mismatch'))}
      />
      <Field
        {...form.register('referralCode')}
        label={`${t('register.referralCode')} (${t('register.referralOptional')})`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.referralCode && (serverText(errors.referralCode) ?? t('register.referralHint'))}
      />
    </>
  );
}

/** REG-07: both must be ticked; each says by name what is missing. */
function Agreements({ form }: { form: Form }) {
  const t = useT('session');
  const { errors } = form.formState;
  return (
    <div className="flex flex-col">
      <Tick
        {...form.register('termsAccepted')}
        error={errors.termsAccepted && t('register.pleaseAgree', { 0: t('register.termsName') })}
      >
        {t('register.terms')}
      </Tick>
      <Tick
        {...form.register('adultConfirmed')}
        error={errors.adultConfirmed && t('register.pleaseAgree', { 0: t('register.adultName') })}
      >
        {t('register.adult', { age: ADULT_AGE_YEARS })}
      </Tick>
    </div>
  );
}
