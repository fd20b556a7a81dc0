import { clsx } from 'clsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { DepositDetail } from './deposit.queries.ts';
import type { Words } from './use-words.ts';

const KNOWN = [
  'created',
  'waiting',
  'review',
  'paid',
  'partly',
  'late',
  'held',
  'failed',
  'expired',
  'charged_back',
] as const;
type Step = (typeof KNOWN)[number];
const LOOKS: Partial<Record<Step, string>> = {
  failed: 'bg-loss',
  charged_back: 'bg-loss',
  // Nothing went wrong and nothing was paid.
  expired: 'bg-muted',
};

/** What happened, each with its time, and below it what is still to come. */
export function DepositSteps({ deposit, words }: { deposit: DepositDetail; words: Words }) {
  const t = useT('deposit');
  const done = deposit.steps.flatMap(({ step, at }) => {
    const known = KNOWN.find((one) => one === step);
    return known === undefined ? [] : [{ step: known, at }];
  });
  const coming = comingAfter(deposit);
  return (
    <div>
      <h2 className="mb-3 font-semibold">{t('steps')}</h2>
      <ol className="flex flex-col">
        {done.map(({ step, at }, index) => (
          <li key={step} className="relative flex gap-3 pb-5 last:pb-0">
            <Dot look={LOOKS[step] ?? 'bg-gain'} last={index === done.length + coming.length - 1} />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">{t(`step.${step}`)}</span>
              <time dateTime={at} className="text-muted text-sm tabular-nums">
                {words.when(at)}
              </time>
            </span>
          </li>
        ))}
        {coming.map((step, index) => (
          <li key={step} className="text-muted relative flex gap-3 pb-5 last:pb-0">
            <Dot look="bg-raised-strong" last={index === coming.length - 1} />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span>{t(`step.${step}`)}</span>
              <span className="text-sm">{t('next')}</span>
            </span>
          </li>
        ))}
      </ol>
      {deposit.proofs.length > 0 && (
        <p className="text-muted mt-4 text-sm">{t('proofs', { count: deposit.proofs.length })}</p>
      )}
    </div>
  );
}

function Dot({ look, last }: { look: string; last: boolean }) {
  return (
    <span aria-hidden="true" className="flex w-3 shrink-0 flex-col items-center pt-1.5">
      <span className={clsx('size-3 shrink-0 rounded-full', look)} />
      {!last && <span className="bg-line absolute top-6 bottom-0 w-0.5 rounded-full" />}
    </span>
  );
}

function comingAfter({ state, kind }: DepositDetail): Step[] {
  if (state === 'created') return ['waiting', 'paid'];
  if (state === 'review') return ['paid'];
  if (state !== 'waiting') return [];
  return kind === 'bank' ? ['review', 'paid'] : ['paid'];
}
