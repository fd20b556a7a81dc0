import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useRef, useState } from 'react';
import { CallError } from '#lib/call-error.ts';
import { useT } from '#lib/i18n.tsx';
import { showToast } from '#lib/toast-store.ts';
import { Problem } from './card.tsx';
import { SecretField } from './secret-field.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

type Trouble = { field: 'name' | 'password' | null; text: string };
const LONGEST_NAME = 40;

export function AddPasskeyDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useT('security');
  const add = useAddPasskey();
  const [name, setName] = useState(t('passkeys.defaultName'));
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const errorOf = (field: Trouble['field']) => (trouble?.field === field ? trouble.text : undefined);

  const submit = async (): Promise<void> => {
    if (name.trim() === '') return setTrouble({ field: 'name', text: t('passkeys.nameRequired') });
    if (hasPassword && password === '')
      return setTrouble({ field: 'password', text: t('payment.loginRequired') });
    setTrouble(null);
    try {
      await add({ name: name.trim(), ...(hasPassword ? { password } : {}) });
      showToast(t('passkeys.added'), 'gain');
      onClose();
    } catch (error) {
      setTrouble(troubleOf(error, t));
    }
  };
  const onSubmit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    await submit();
    running.current = false;
    setPending(false);
  };

  return (
    <Dialog
      title={t('passkeys.dialogTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form
        noValidate
        className="flex flex-col gap-4 px-6 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <p className="text-muted text-pretty">{t('passkeys.dialogText')}</p>
        <Field
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          error={errorOf('name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        {hasPassword && (
          <SecretField
            label={t('payment.login')}
            autoComplete="current-password"
            error={errorOf('password')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <Problem text={errorOf(null)} />
        <Button type="submit" size="large" block pending={pending}>
          {t('passkeys.continue')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The browser's own errors have no words for a person; WebAuthn names them. */
function troubleOf(error: unknown, t: ReturnType<typeof useT<'security'>>): Trouble {
  if (error instanceof CallError)
    return { field: error.code === 'PASSWORD_WRONG' ? 'password' : null, text: error.message };
  const name = error instanceof Error ? error.name : '';
  return { field: null, text: t(name === 'InvalidStateError' ? 'passkeys.exists' : 'passkeys.cancelled') };
}
