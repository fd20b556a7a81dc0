import type { DepositState as State } from '@maidan/contract/deposit/deposit.ts';
import { clsx } from 'clsx';
import { Check, Clock, Hourglass, RotateCcw, SearchCheck, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { DepositDetail } from './deposit.queries.ts';
import { STATE_LOOK } from './state-badge.tsx';
import type { Words } from './use-words.ts';

const ICONS: Record<State, LucideIcon> = {
  created: Hourglass,
  waiting: Hourglass,
  review: SearchCheck,
  paid: Check,
  partly: Check,
  late: Check,
  held: Hourglass,
  failed: X,
  expired: Clock,
  charged_back: RotateCcw,
};

type DepositStateProps = { deposit: DepositDetail; words: Words; children: ReactNode };

/** Where the deposit stands, in a picture and in words; it changes under the reader's eyes and is read out. */
export function DepositState({ deposit, words, children }: DepositStateProps) {
  const t = useT('deposit');
  const { state } = deposit;
  const Icon = ICONS[state];
  const spoken = state === 'waiting' && deposit.bank !== null ? 'waitingBank' : state;
  const note = deposit.steps.at(-1)?.note ?? null;
  const amounts = {
    amount: words.money(deposit.amount),
    paid: words.money(deposit.paid ?? deposit.amount),
    credited: words.money(deposit.credited ?? deposit.arrives),
  };
  return (
    <section className="bg-surface shadow-low flex flex-col items-center gap-4 rounded-2xl p-6 text-center sm:p-8">
      <div aria-live="polite" className="flex flex-col items-center gap-3">
        <span className={clsx('grid size-16 place-items-center rounded-full', STATE_LOOK[state])}>
          <Icon size={32} aria-hidden="true" />
        </span>
        <h1 className="text-xl font-bold text-balance sm:text-2xl">{t(`headline.${spoken}`)}</h1>
        <p className="text-3xl font-bold tabular-nums">
          {amounts[deposit.paid === null ? 'amount' : state === 'held' ? 'paid' : 'credited']}
        </p>
        <p className="text-muted max-w-prose text-pretty">{t(`text.${spoken}`, amounts)}</p>
      </div>
      {note !== null && <p className="bg-raised rounded-lg px-4 py-2 text-sm break-words">{note}</p>}
      {children}
    </section>
  );
}
