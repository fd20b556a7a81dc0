import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { useAddPasskey } from './use-add-passkey.ts';
import { wordsOf } from '#lib/texts/words-of.ts';

type PasskeyForm = { name: string; password: string };
const LONGEST_NAME = 40;

export function AddPasskeyDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useT('security');
  const { form, pending, onSubmit } = usePasskeyForm(hasPassword, onClose);
  const { errors } = form.formState;
  return (
    <Dialog
      title={t('passkeys.dialogTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        <p className="text-muted text-pretty">{t('passkeys.dialogText')}</p>
        <Field
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          {...form.register('name', { required: true, setValueAs: (typed: string) => typed.trim() })}
          error={wordsOf(errors.name, t('passkeys.nameRequired'))}
          maxLength={LONGEST_NAME}
          autoComplete="off"
        />
        {hasPassword && (
          <SecretField
            label={t('payment.login')}
            autoComplete="current-password"
            {...form.register('password', { required: true })}
            error={wordsOf(errors.password, t('payment.loginRequired'))}
          />
        )}
        <DialogFooter problem={errors.root?.message}>
          <Button type="submit" size="large" pending={pending}>
            {t('passkeys.continue')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** LOG-12: the fields keep what is typed, no state of the page does, and it goes with the dialog. */
function usePasskeyForm(hasPassword: boolean, onClose: () => void) {
  const t = useT('security');
  const add = useAddPasskey();
  const passkey = useCallForm(
    {
      defaultValues: { name: t('passkeys.defaultName'), password: '' },
      fieldOfCode: { PASSWORD_WRONG: 'password' },
      onRefused: (error) => {
        if (error instanceof CallError) return false;
        passkey.form.setError('root', { type: 'server', message: t(problemOf(error)) });
        return true;
      },
      onDone: () => {
        showToast(t('passkeys.added'), 'gain');
        onClose();
      },
    },
    {
      mutateAsync: ({ name, password }: PasskeyForm) => add({ name, ...(hasPassword ? { password } : {}) }),
    },
  );
  return passkey;
}

/** The browser's own errors have no words for a person; WebAuthn names them. */
function problemOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  return name === 'InvalidStateError' ? 'passkeys.exists' : 'passkeys.cancelled';
}
