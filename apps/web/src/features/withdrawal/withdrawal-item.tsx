import { Button } from '@maidan/ui/button.tsx';
import { clsx } from 'clsx';
import { ChevronDown, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '#lib/texts/i18n.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { TakeBack } from './take-back.tsx';
import { Tracker } from './tracker.tsx';
import { clockText, useSecondsLeft } from './use-countdown.ts';
import type { Words } from './use-words.ts';
import { WITHDRAWAL_KEY, type Withdrawal } from './withdrawal.queries.ts';

type Props = { withdrawal: Withdrawal; words: Words; aheadMs: number };

const TONES: Partial<Record<Withdrawal['state'], string>> = {
  'taken-back': 'bg-raised text-muted',
  rejected: 'bg-loss/12 text-loss',
  failed: 'bg-loss/12 text-loss',
  received: 'bg-gain/12 text-gain',
  refunded: 'bg-gain/12 text-gain',
  'auto-received': 'bg-raised text-muted',
};

/** Nothing more happens to these: they stand folded. */
const SETTLED: ReadonlySet<Withdrawal['state']> = new Set([
  'taken-back',
  'rejected',
  'failed',
  'received',
  'auto-received',
  'refunded',
]);

/** What became of the money: will be sent, is on its way, was sent, or never was. */
const SENT: Readonly<Record<Withdrawal['state'], 'ahead' | 'going' | 'gone' | 'none'>> = {
  requested: 'ahead',
  approved: 'ahead',
  disbursing: 'going',
  disbursed: 'gone',
  received: 'gone',
  partly: 'gone',
  'not-received': 'gone',
  'auto-received': 'gone',
  refunded: 'gone',
  'taken-back': 'none',
  rejected: 'none',
  failed: 'none',
};

/** One withdrawal: what it is about, where it stands, and what is asked of the member. */
export function WithdrawalItem({ withdrawal, words, aheadMs }: Props) {
  const t = useT('withdraw');
  const { state, requestedAt } = withdrawal;
  // One that ends before the member's eyes stays open.
  const [unfolded] = useState(() => !SETTLED.has(state));
  return (
    <article aria-label={t('list.number', { id: words.count(withdrawal.id) })}>
      <details open={unfolded} className="group bg-surface shadow-low rounded-2xl">
        <summary className="flex cursor-pointer list-none items-center gap-3 rounded-2xl px-5 py-3.5 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="text-lg font-bold tabular-nums">{words.money(withdrawal.amount)}</span>{' '}
            <time dateTime={requestedAt} className="text-muted text-sm tabular-nums">
              {words.when(requestedAt)}
            </time>
          </span>
          <span
            className={clsx(
              'shrink-0 rounded-full px-3 py-1 text-sm font-medium max-sm:max-w-[45%]',
              TONES[state] ?? 'bg-action/15 text-accent',
            )}
          >
            {t(`state.${state}`)}
          </span>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="text-muted shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-line grid gap-5 border-t p-5 sm:p-6 md:grid-cols-2">
          <Facts withdrawal={withdrawal} words={words} aheadMs={aheadMs} />
          <Tracker withdrawal={withdrawal} words={words} />
        </div>
      </details>
    </article>
  );
}

function Facts({ withdrawal, words, aheadMs }: Props) {
  const t = useT('withdraw');
  const { state, institution, accountNumber, reference } = withdrawal;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Standing withdrawal={withdrawal} words={words} />
      <p className="text-muted text-sm">
        {t('list.to', { name: words.nameOf(institution), number: words.count(accountNumber) })}
        <br />
        {t(`list.sent.${SENT[state]}`, {
          amount: words.money(withdrawal.arrives),
          fee: words.money(withdrawal.fee),
        })}
        {reference !== null && (
          <>
            <br />
            <span className="select-all">{t('list.reference', { reference })}</span>
          </>
        )}
      </p>
      {state === 'requested' && <TakeBack withdrawal={withdrawal} words={words} />}
      {state === 'disbursed' && withdrawal.confirmBy !== null && (
        <Ask withdrawal={withdrawal} until={withdrawal.confirmBy} words={words} aheadMs={aheadMs} />
      )}
    </div>
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
