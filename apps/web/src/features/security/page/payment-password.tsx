import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { WalletMinimal } from 'lucide-react';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import type { Security } from '#features/security/security.queries.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import { useChangeForm } from '#features/security/use-change-form.ts';

/** PWD-05 */
export function PaymentPasswordCard({ security, onOpen }: { security: Security; onOpen: () => void }) {
  const t = useT('security');
  const { hasPaymentPassword: on, hasPassword } = security;
  return (
    <Panel
      on={on}
      icon={<WalletMinimal size={22} />}
      title={t('payment.title')}
      text={hasPassword ? t(on ? 'payment.on' : 'payment.off') : t('payment.needsPassword')}
      action={
        hasPassword && (
          <Button look="outline" onClick={onOpen}>
            {t(on ? 'payment.change' : 'payment.set')}
          </Button>
        )
      }
    />
  );
}

export function PaymentPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm({
    operation: setPaymentPassword,
    defaultValues: { password: '', paymentPassword: '', confirmPaymentPassword: '' },
    first: 'password',
    fieldOfCode: { PASSWORD_WRONG: 'password', PASSWORD_WEAK: 'paymentPassword' },
    onDone: () => {
      showToast(t('payment.saved'), 'gain');
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      title={t('payment.dialogTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        <p className="text-muted text-pretty">{t('payment.dialogText')}</p>
        <SecretField
          {...form.register('password')}
          label={t('payment.login')}
          autoComplete="current-password"
          error={wordsOf(errors.password, t('payment.loginRequired'))}
        />
        <SecretField
          {...form.register('paymentPassword', { setValueAs: cleanCode })}
          {...SIX_DIGITS}
          label={t('payment.new')}
          autoComplete="off"
          hint={t('payment.newHint')}
          error={wordsOf(errors.paymentPassword, t('payment.newInvalid'))}
        />
        <SecretField
          {...form.register('confirmPaymentPassword', { setValueAs: cleanCode })}
          {...SIX_DIGITS}
          label={t('payment.again')}
          autoComplete="off"
          error={wordsOf(
            errors.confirmPaymentPassword,
            t(errors.paymentPassword === undefined ? 'payment.mismatch' : 'payment.newInvalid'),
          )}
        />
        <DialogFooter problem={errors.root?.message}>
          <Button
            type="submit"
            size="large"
            pending={pending}
            aria-label={pending ? t('payment.saving') : undefined}
          >
            {t('payment.save')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
