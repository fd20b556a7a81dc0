import type { RequestOf } from '@maidan/contract/operation.ts';
import { addPayoutAccount } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useId } from 'react';
import type { CallError } from '#lib/call/call-error.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { cleanCode, cleanMobile } from '@maidan/contract/typed/digits.ts';
import type { Words } from './use-words.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import { useWithdrawalCall } from './withdrawal.mutations.ts';
import type { Desk } from './withdrawal.queries.ts';

type Form = RequestOf<typeof addPayoutAccount>;
type Props = { desk: Desk; words: Words; onClose: () => void };

const FIELD_OF_CODE: Partial<Record<CallError['code'], keyof Form>> = {
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
  PAYOUT_NUMBER_INVALID: 'number',
  PAYOUT_ACCOUNT_TAKEN: 'number',
};

/** MEM-05: says before anything is typed that a new account waits. */
export function AddAccountDialog({ desk, words, onClose }: Props) {
  const t = useT('withdraw');
  const { form, pending, onSubmit } = useCallForm(
    {
      operation: addPayoutAccount,
      defaultValues: { institution: '', holder: '', number: '', paymentPassword: '' },
      first: 'institution',
      fieldOfCode: FIELD_OF_CODE,
      onDone: () => {
        showToast(t('accounts.added'), 'gain');
        onClose();
      },
    },
    useWithdrawalCall(addPayoutAccount),
  );
  const { errors } = form.formState;
  const chosen = desk.institutions.find(({ code }) => code === form.watch('institution'));
  const isWallet = chosen?.kind === 'wallet';
  return (
    <Dialog
      title={t('accounts.dialogTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        {desk.accountHoldHours > 0 && (
          <p className="text-muted text-pretty">
            {t('accounts.dialogText', { hours: words.span(desk.accountHoldHours * 60) })}
          </p>
        )}
        <Institutions
          desk={desk}
          words={words}
          select={form.register('institution')}
          error={errors.institution === undefined ? undefined : t('accounts.choose')}
        />
        <Field
          {...form.register('holder')}
          label={t('accounts.holder')}
          autoComplete="name"
          maxLength={80}
          error={wordsOf(errors.holder, t('accounts.holderInvalid'))}
        />
        <Field
          {...form.register('number', { setValueAs: cleanMobile })}
          label={t(isWallet ? 'accounts.numberWallet' : 'accounts.numberBank')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          hint={t(isWallet ? 'accounts.numberWalletHint' : 'accounts.numberBankHint')}
          error={wordsOf(errors.number, t('accounts.numberInvalid'))}
        />
        <SecretField
          {...form.register('paymentPassword', { setValueAs: cleanCode })}
          {...SIX_DIGITS}
          label={t('form.password')}
          autoComplete="off"
          error={wordsOf(errors.paymentPassword, t('form.passwordInvalid'))}
        />
        <DialogFooter problem={errors.root?.message}>
          <Button
            type="submit"
            size="large"
            pending={pending}
            aria-label={pending ? t('accounts.saving') : undefined}
          >
            {t('accounts.save')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

type InstitutionsProps = {
  desk: Desk;
  words: Words;
  select: React.ComponentProps<'select'>;
  error: string | undefined;
};

function Institutions({ desk, words, select, error }: InstitutionsProps) {
  const t = useT('withdraw');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('accounts.institution')}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        className="bg-ground h-12 w-full rounded-lg pr-10 pl-4 text-base shadow-[inset_0_0_0_1px_var(--color-line)]"
      >
        <option value="">{t('accounts.choose')}</option>
        {desk.institutions.map((institution) => (
          <option key={institution.code} value={institution.code}>
            {words.nameOf(institution)}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="text-loss text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
