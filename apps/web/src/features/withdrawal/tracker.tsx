import type { WithdrawalState } from '@maidan/contract/withdrawal/withdrawal-states.ts';
import { clsx } from 'clsx';
import { Check, CircleDot, Undo2, X } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { Words } from './use-words.ts';
import type { Withdrawal } from './withdrawal.queries.ts';

const BAD: ReadonlySet<WithdrawalState> = new Set(['rejected', 'failed']);
/** What usually follows; the answer has no name until it is given. */
const AHEAD: Partial<
  Record<WithdrawalState, readonly ('approved' | 'disbursing' | 'disbursed' | 'answer')[]>
> = {
  requested: ['approved', 'disbursing', 'disbursed', 'answer'],
  approved: ['disbursing', 'disbursed', 'answer'],
  disbursing: ['disbursed', 'answer'],
  disbursed: ['answer'],
};

/** MEM-05: every step that was taken with its time, and those that are still to come. */
export function Tracker({ withdrawal, words }: { withdrawal: Withdrawal; words: Words }) {
  const t = useT('withdraw');
  const ahead = AHEAD[withdrawal.state] ?? [];
  return (
    <ol className="flex flex-col">
      {withdrawal.steps.map(({ state, at }, index) => {
        const newest = index === withdrawal.steps.length - 1;
        const Icon = iconOf(state, newest && ahead.length > 0);
        return (
          <Row
            key={state}
            isLast={newest && ahead.length === 0}
            mark={<Icon size={15} aria-hidden="true" />}
            tone={BAD.has(state) ? 'bg-loss/15 text-loss' : 'bg-gain/15 text-gain'}
            current={newest}
          >
            <span className={clsx(newest && 'font-semibold')}>{t(`state.${state}`)}</span>{' '}
            <time dateTime={at} className="text-muted text-sm whitespace-nowrap tabular-nums">
              {words.when(at)}
            </time>
          </Row>
        );
      })}
      {ahead.map((state, index) => (
        <Row key={state} isLast={index === ahead.length - 1} tone="bg-raised text-muted">
          <span className="text-muted">{state === 'answer' ? t('next.answer') : t(`state.${state}`)}</span>
        </Row>
      ))}
    </ol>
  );
}

function iconOf(state: WithdrawalState, isUnderWay: boolean) {
  if (BAD.has(state)) return X;
  if (state === 'taken-back') return Undo2;
  return isUnderWay ? CircleDot : Check;
}

type RowProps = {
  mark?: React.ReactNode;
  tone: string;
  isLast: boolean;
  current?: boolean;
  children: React.ReactNode;
};

function Row({ mark, tone, isLast, current = false, children }: RowProps) {
  return (
    <li aria-current={current ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden="true" className="flex flex-col items-center">
        <span className={clsx('grid size-6 shrink-0 place-items-center rounded-full', tone)}>{mark}</span>
        {!isLast && <span className="bg-line my-0.5 w-px flex-1" />}
      </span>
      <span className={clsx('flex min-w-0 flex-1 flex-wrap justify-between gap-x-3', !isLast && 'pb-3')}>
        {children}
      </span>
    </li>
  );
}
