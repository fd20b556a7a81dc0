import { MOST_PAYOUT_ACCOUNTS } from '@maidan/contract/withdrawal/payout-account.ts';
import { removePayoutAccount } from '@maidan/contract/withdrawal/remove-payout-account.ts';
import { Button } from '@maidan/ui/button.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Landmark, Plus, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Words } from './use-words.ts';
import { useWithdrawalCall } from './withdrawal.mutations.ts';
import type { Desk, PayoutAccount } from './withdrawal.queries.ts';

type AccountsPanelProps = {
  desk: Desk;
  words: Words;
  onAdd: () => void;
  icon?: ReactNode;
  /** Why none can be added now, where nothing else on the page says it. */
  note?: string | undefined;
};

/** MEM-14: the bound accounts, masked. */
export function AccountsPanel({ desk, words, onAdd, icon, note }: AccountsPanelProps) {
  const t = useT('withdraw');
  const [leaving, setLeaving] = useState<PayoutAccount | null>(null);
  const room =
    desk.accounts.length < MOST_PAYOUT_ACCOUNTS && desk.hasPaymentPassword && desk.heldUntil === null;
  return (
    <Panel
      icon={icon}
      title={t('accounts.title')}
      text={t('accounts.text', { most: words.count(MOST_PAYOUT_ACCOUNTS) })}
    >
      {desk.accounts.length === 0 && <p>{t('accounts.empty')}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {desk.accounts.map((account) => (
          <li key={account.id} className="bg-ground/60 flex items-center gap-3 rounded-xl py-2 pr-2 pl-4">
            <AccountIcon account={account} />
            <span className="min-w-0 flex-1">
              <span className="flex gap-1 font-medium">
                <span className="truncate">{words.nameOf(account.institution)}</span>
                <span className="shrink-0">{words.count(account.number)}</span>
              </span>
              <span className="text-muted block text-sm text-pretty">
                {account.holder} ·{' '}
                {account.usable
                  ? t('accounts.ready')
                  : t('accounts.waiting', { time: words.when(account.usableFrom) })}
              </span>
            </span>
            <IconButton
              label={t('accounts.remove', {
                name: words.nameOf(account.institution),
                number: words.count(account.number),
              })}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => setLeaving(account)}
            />
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="text-muted text-sm">{note}</p>}
      {room && (
        <Button look="outline" className="self-start" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" />
          {t('accounts.add')}
        </Button>
      )}
      {leaving !== null && <RemoveDialog account={leaving} words={words} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

export function AccountIcon({ account }: { account: PayoutAccount }) {
  const Icon = account.institution.kind === 'bank' ? Landmark : Smartphone;
  return <Icon size={20} aria-hidden="true" className="text-muted shrink-0" />;
}

type RemoveProps = { account: PayoutAccount; words: Words; onClose: () => void };

function RemoveDialog({ account, words, onClose }: RemoveProps) {
  const t = useT('withdraw');
  const remove = useWithdrawalCall(removePayoutAccount);
  const onConfirm = () =>
    remove.mutate(
      { id: account.id },
      {
        onSuccess: () => {
          showToast(t('accounts.removed'), 'gain');
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('accounts.removeTitle')}
      text={t('accounts.removeText', {
        name: words.nameOf(account.institution),
        number: words.count(account.number),
      })}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('accounts.removeConfirm')}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
