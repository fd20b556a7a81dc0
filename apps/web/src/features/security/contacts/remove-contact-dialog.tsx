import { removeContact } from '@maidan/contract/accounts/contacts/remove-contact.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import type { ContactKind } from './contacts.tsx';
import { useChangeForm } from '#features/security/use-change-form.ts';

type Props = {
  kind: ContactKind;
  /** Known ahead: then it is said at once, with the way on. */
  isOnlyWay: boolean;
  onAddOther: () => void;
  onClose: () => void;
};

/** MEM-14: what replacing asks for, and why the last way back in stays. */
export function RemoveContactDialog({ kind, isOnlyWay, onAddOther, onClose }: Props) {
  const t = useT('security');
  return (
    <Dialog
      title={t(`contact.removeTitle.${kind}`)}
      closeLabel={t('close')}
      shape="box"
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      {isOnlyWay ? (
        <div className="flex flex-col gap-5 px-6 pb-6">
          <p className="text-pretty">{t(`contact.onlyWay.${kind}`)}</p>
          <Button block onClick={onAddOther}>
            {t(`contact.otherFirst.${kind}`)}
          </Button>
        </div>
      ) : (
        <RemoveForm kind={kind} onClose={onClose} />
      )}
    </Dialog>
  );
}

function RemoveForm({ kind, onClose }: Pick<Props, 'kind' | 'onClose'>) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm({
    operation: removeContact,
    defaultValues: { kind, password: '' },
    first: 'password',
    fieldOfCode: { PASSWORD_WRONG: 'password', BAD_REQUEST: 'password' },
    onDone: ({ held }) => {
      showToast(t(held ? 'contact.removedHeld' : 'contact.removed'), 'gain');
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-5 px-6 pb-6" onSubmit={onSubmit}>
      <p className="text-muted text-pretty">{t(`contact.removeText.${kind}`)}</p>
      <SecretField
        {...form.register('password')}
        label={t('payment.login')}
        autoComplete="current-password"
        error={wordsOf(errors.password, t('payment.loginRequired'))}
      />
      <DialogFooter problem={errors.root?.message}>
        <Button look="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" look="danger" pending={pending}>
          {t('contact.remove')}
        </Button>
      </DialogFooter>
    </form>
  );
}
