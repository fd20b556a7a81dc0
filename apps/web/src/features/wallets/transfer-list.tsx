import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { clsx } from 'clsx';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import type { Transfer } from './wallets.queries.ts';

const TONES: Record<Transfer['state'], string> = {
  requested: 'bg-action/15 text-accent',
  sent: 'bg-action/15 text-accent',
  unknown: 'bg-action/15 text-accent',
  done: 'bg-gain/12 text-gain',
  refused: 'bg-loss/12 text-loss',
};

/** X7: what nobody knows the end of stands first, with its time; it is asked after by itself. */
export function TransferList({ transfers, words }: { transfers: readonly Transfer[]; words: MemberWords }) {
  const t = useT('wallets');
  const pending = transfers.filter(({ endedAt }) => endedAt === null);
  const ended = transfers.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {pending.length > 0 && (
        <section className="flex flex-col gap-3" aria-labelledby="on-the-way">
          <h2 id="on-the-way" className="text-xl font-semibold">
            {t('list.pending')}
          </h2>
          <p className="text-muted text-pretty">{t('list.pendingText')}</p>
          <List transfers={pending} words={words} />
        </section>
      )}
      <section className="flex flex-col gap-3" aria-labelledby="latest-transfers">
        <h2 id="latest-transfers" className="text-xl font-semibold">
          {t('list.title')}
        </h2>
        {ended.length === 0 ? (
          <EmptyState
            icon={<ArrowLeftRight size={28} aria-hidden />}
            title={t('list.emptyTitle')}
            text={t('list.emptyText')}
          />
        ) : (
          <List transfers={ended} words={words} />
        )}
      </section>
    </>
  );
}

function List({ transfers, words }: { transfers: readonly Transfer[]; words: MemberWords }) {
  return (
    <ul className="bg-surface shadow-low divide-line flex flex-col divide-y rounded-2xl px-5">
      {transfers.map((transfer) => (
        <Item key={transfer.id} transfer={transfer} words={words} />
      ))}
    </ul>
  );
}

function Item({ transfer, words }: { transfer: Transfer; words: MemberWords }) {
  const t = useT('wallets');
  const { direction, state, reason } = transfer;
  const Icon = direction === 'in' ? ArrowUpRight : ArrowDownLeft;
  return (
    <li className="flex items-center gap-3 py-3.5">
      <Icon size={20} aria-hidden="true" className="text-muted shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {t(direction === 'in' ? 'list.to' : 'list.from', { name: words.nameOf(transfer) })}
        </p>
        <p className="text-muted text-sm">
          {words.when(transfer.requestedAt)}
          {reason !== null && ` · ${t(`reason.${reason}`)}`}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <p className="font-semibold tabular-nums">{words.money(transfer.amount)}</p>
        <span
          className={clsx('rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap', TONES[state])}
        >
          {t(`state.${state}`)}
        </span>
      </div>
    </li>
  );
}
