import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resetByPhone } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useForm, useWatch } from 'react-hook-form';
import { useForgetTyped } from '#lib/forms/forget-typed.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useKeepDraft } from '#features/session/form/form-draft.ts';
import { Form, FormMessage } from '#features/session/form/form-parts.tsx';
import { useTakeLogin } from '#features/session/state/login-result.ts';

import { NewPasswordFields } from './new-password-fields.tsx';
import { NumberAndCode, phoneAtFirst } from '#features/session/code/number-and-code.tsx';
import { useResetByPhone, useSendForgotCode } from './password.mutations.ts';
import type { PhoneForm } from './password.mutations.ts';
import { showServerError } from '#lib/forms/server-errors.ts';
import { useFirstFocus } from '#lib/forms/use-first-focus.ts';
import { useOnce } from '#lib/forms/use-once.ts';

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
  const take = useTakeLogin();
  const { mutateAsync: sendCode } = useSendForgotCode();
  const { mutateAsync, isPending } = useResetByPhone();
  const form = usePhoneForm();
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'newPassword' });

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
      <NumberAndCode form={form} purpose="forgot" sendCode={sendCode} />
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
  const form = useForm<PhoneForm>({ resolver, defaultValues: { ...phoneAtFirst(), newPassword: '' } });
  useKeepDraft('sms', form, ['countryDialingCode', 'mobileNum']);
  useForgetTyped(form);
  useFirstFocus('mobileNum');
  return form;
}
