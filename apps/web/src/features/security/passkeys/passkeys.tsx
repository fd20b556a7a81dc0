import { removePasskey } from '@maidan/contract/accounts/passkey/remove-passkey.ts';
import { Button } from '@maidan/ui/button.tsx';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { useSecurityChange } from '#features/security/security.mutations.ts';
import type { Security } from '#features/security/security.queries.ts';
import { useWhen } from '#features/security/use-when.ts';

type Passkey = Security['passkeys'][number];
type PasskeysCardProps = { security: Security; offered: boolean; onAdd: () => void };

/** Those that exist can be removed even where the operator offers no new ones. */
export function PasskeysCard({ security, offered, onAdd }: PasskeysCardProps) {
  const t = useT('security');
  const [asked, setAsked] = useState<Passkey | null>(null);
  const { passkeys } = security;
  const supported = typeof PublicKeyCredential === 'function';
  if (!offered && passkeys.length === 0) return null;
  return (
    <Panel
      on={passkeys.length > 0}
      icon={<FingerprintPattern size={22} />}
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      action={
        offered &&
        supported && (
          <Button look="outline" onClick={onAdd}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length === 0 ? (
        <p className="text-muted text-sm">{t(supported ? 'passkeys.none' : 'passkeys.unsupported')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
          ))}
        </ul>
      )}
      {asked !== null && <RemovePasskey passkey={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT('security');
  const { ago, exact } = useWhen();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="bg-ground/60 flex items-center gap-3 rounded-xl p-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-muted text-sm">
          <time dateTime={lastUsedAt ?? createdAt} title={exact(lastUsedAt ?? createdAt)}>
            {lastUsedAt === null
              ? t('passkeys.unused', { when: ago(createdAt) })
              : t('passkeys.used', { when: ago(lastUsedAt) })}
          </time>
        </p>
      </div>
      <Button look="outline" aria-label={t('passkeys.removeLabel', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT('security');
  const remove = useSecurityChange(removePasskey);
  const finish = async (): Promise<void> => {
    await remove.mutateAsync({ id: passkey.id });
    showToast(t('passkeys.removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('passkeys.removeTitle')}
      text={t('passkeys.removeText', { name: passkey.name })}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('passkeys.remove')}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => void finish().catch(() => undefined)}
      onClose={onClose}
    />
  );
}
