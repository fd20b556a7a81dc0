import { resetByPhone } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useWatch } from 'react-hook-form';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { useTakeLogin } from '#features/session/state/login-result.ts';

import { NewPasswordFields } from './new-password-fields.tsx';
import { NumberAndCode, phoneAtFirst } from '#features/session/code/number-and-code.tsx';
import { useResetByPhone, useSendForgotCode } from './password.mutations.ts';
import type { PhoneForm } from './password.mutations.ts';

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
  const { form, onSubmit } = useCallForm(
    {
      operation: resetByPhone,
      defaultValues: { ...phoneAtFirst(), newPassword: '' },
      first: 'mobileNum',
      draft: { key: 'sms', fields: ['countryDialingCode', 'mobileNum'] },
      fields: FIELDS,
      fieldOfCode: FIELD_OF_CODE,
      onDone: (result) => take(result, { returnTo: '/', onClose }),
    },
    { mutateAsync: (values: PhoneForm) => mutateAsync(values) },
  );
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'newPassword' });

  return (
    <Form onSubmit={onSubmit}>
      <NumberAndCode form={form} purpose="forgot" sendCode={sendCode} />
      <NewPasswordFields
        password={{ input: form.register('newPassword'), value: password, error: errors.newPassword }}
      />
      <Problem text={errors.root?.message} />
      <Button type="submit" size="large" block pending={isPending}>
        {t('forgot.resetAndLogin')}
      </Button>
    </Form>
  );
}
