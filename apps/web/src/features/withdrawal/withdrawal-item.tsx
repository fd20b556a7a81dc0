import { Button } from '@maidan/ui/button.tsx';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '#lib/i18n.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { Tracker } from './tracker.tsx';
import { clockText, useSecondsLeft } from './use-countdown.ts';
import type { Words } from './use-words.ts';
import { WITHDRAWAL_KEY, type Withdrawal } from './withdrawal.queries.ts';

type Props = { withdrawal: Withdrawal; words: Words; aheadMs: number };

const TONES: Partial<Record<Withdrawal['state'], string>> = {
  rejected: 'bg-loss/12 text-loss',
  failed: 'bg-loss/12 text-loss',
  received: 'bg-gain/12 text-gain',
  refunded: 'bg-gain/12 text-gain',
  'auto-received': 'bg-raised text-muted',
};

/** One withdrawal: what it is about, where it stands, and what is asked of the member. */
export function WithdrawalItem({ withdrawal, words, aheadMs }: Props) {
  const t = useT('withdraw');
  const { state, institution, accountNumber, reference } = withdrawal;
  return (
    <article
      aria-label={t('list.number', { id: words.count(withdrawal.id) })}
      className="bg-surface shadow-low grid gap-5 rounded-2xl p-5 sm:p-6 md:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-xl font-bold tabular-nums">{words.money(withdrawal.amount)}</p>
          <span
            className={clsx(
              'rounded-full px-3 py-1 text-sm font-medium',
              TONES[state] ?? 'bg-action/15 text-accent',
            )}
          >
            {t(`state.${state}`)}
          </span>
        </div>
        <p className="text-muted text-sm">
          {t('list.to', { name: words.nameOf(institution), number: words.count(accountNumber) })}
          <br />
          {t('list.arrives', { amount: words.money(withdrawal.arrives), fee: words.money(withdrawal.fee) })}
          {reference !== null && (
            <>
              <br />
              <span className="select-all">{t('list.reference', { reference })}</span>
            </>
          )}
        </p>
        <Standing withdrawal={withdrawal} words={words} />
        {state === 'disbursed' && withdrawal.confirmBy !== null && (
          <Ask withdrawal={withdrawal} until={withdrawal.confirmBy} words={words} aheadMs={aheadMs} />
        )}
      </div>
      <Tracker withdrawal={withdrawal} words={words} />
    </article>
  );
}

/** In words: what the present state means for the money. */
function Standing({ withdrawal, words }: Pick<Props, 'withdrawal' | 'words'>) {
  const t = useT('withdraw');
  const { state, received, remaining, refunded, refundIfForced } = withdrawal;
  const { reasonCode } = withdrawal;
  const reason = reasonCode === null ? withdrawal.reason : t(`reasons.${reasonCode}`);
  return (
    <div className="flex flex-col gap-1 text-pretty">
      <p>{t(`stateText.${state}`)}</p>
      {reason !== null && <p className="font-medium">{t('list.reason', { reason })}</p>}
      {state === 'partly' && received !== null && remaining !== null && (
        <p className="tabular-nums">
          {t('list.received', { amount: words.money(received) })} ·{' '}
          {t('list.remaining', { amount: words.money(remaining) })}
        </p>
      )}
      {refunded !== null && <p>{t('list.refunded', { amount: words.money(refunded) })}</p>}
      {state === 'auto-received' && (
        <p>{t(refundIfForced === true ? 'answer.refundableAfter' : 'answer.keptAfter')}</p>
      )}
    </div>
  );
}

/** MEM-06: the countdown, and the question. */
function Ask({ withdrawal, until, words, aheadMs }: Props & { until: string }) {
  const t = useT('withdraw');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const left = useSecondsLeft(until, aheadMs);
  const over = left === 0;
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: WITHDRAWAL_KEY });
  }, [over, queryClient]);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <Clock size={18} aria-hidden="true" className="text-accent shrink-0" />
        <span role="timer" className="tabular-nums">
          {t('answer.left', { time: words.count(clockText(left)) })}
        </span>
      </p>
      <p className="text-muted text-sm text-pretty">
        {t(withdrawal.refundIfForced === true ? 'answer.refundable' : 'answer.kept', {
          time: words.when(until),
        })}
      </p>
      {!over && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t('answer.ask')}
        </Button>
      )}
      {open && !over && (
        <AnswerDialog withdrawal={withdrawal} words={words} left={left} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
