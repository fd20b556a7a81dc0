import { renewRecoveryCodes } from '@maidan/contract/accounts/second-step/renew-recovery-codes.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import { useChangeForm } from '#features/security/use-change-form.ts';

/** Shown this once; they leave the memory with the dialog. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT('security');
  const text = codes.join('\n');
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'maidan-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty">{t('codes.text')}</p>
      <ul
        aria-label={t('codes.title')}
        className="bg-ground grid grid-cols-2 gap-x-4 gap-y-2 rounded-xl p-4 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm tracking-wide whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Button look="outline" className="flex-1" onClick={save}>
          <Download size={18} aria-hidden />
          {t('codes.download')}
        </Button>
        <CopyButton text={text} />
      </div>
      <Button size="large" block onClick={onClose}>
        {t('codes.saved')}
      </Button>
    </div>
  );
}

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT('security');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog title={t('codes.title')} closeLabel={t('close')} closeOnOutsideClick={false} onClose={onClose}>
      <div className="px-6 pb-6">
        {codes === null ? <RenewForm onDone={setCodes} /> : <RecoveryCodes codes={codes} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function RenewForm({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm({
    operation: renewRecoveryCodes,
    defaultValues: { password: '', code: '' },
    first: 'password',
    fieldOfCode: { PASSWORD_WRONG: 'password', CODE_WRONG: 'code' },
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <p className="text-muted text-pretty">{t('codes.renewText')}</p>
      <SecretField
        {...form.register('password')}
        label={t('payment.login')}
        autoComplete="current-password"
        error={wordsOf(errors.password, t('payment.loginRequired'))}
      />
      <Field
        {...form.register('code', { setValueAs: cleanCode })}
        {...SIX_DIGITS}
        label={t('totp.code')}
        autoComplete="one-time-code"
        error={wordsOf(errors.code, t('totp.codeInvalid'))}
      />
      <DialogFooter problem={errors.root?.message}>
        <Button type="submit" size="large" pending={pending}>
          {t('codes.renew')}
        </Button>
      </DialogFooter>
    </form>
  );
}
