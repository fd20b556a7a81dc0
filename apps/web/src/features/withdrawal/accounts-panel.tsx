import { MOST_PAYOUT_ACCOUNTS } from '@maidan/contract/withdrawal/payout-account.ts';
import { removePayoutAccount } from '@maidan/contract/withdrawal/remove-payout-account.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Landmark, Plus, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
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
              <span className="block truncate font-medium">
                {words.nameOf(account.institution)} {words.count(account.number)}
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
    <Dialog
      title={t('accounts.removeTitle')}
      closeLabel={t('close')}
      shape="box"
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted text-pretty">
          {t('accounts.removeText', {
            name: words.nameOf(account.institution),
            number: words.count(account.number),
          })}
        </p>
        <Problem text={remove.error?.message} />
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" pending={remove.isPending} onClick={onConfirm}>
            {t('accounts.removeConfirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
