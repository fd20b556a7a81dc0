import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useT } from '#lib/i18n.tsx';
import { Panel } from '#lib/panel.tsx';
import type { Words } from './use-words.ts';
import { shareOf } from './withdrawal-sums.ts';
import type { Desk } from './withdrawal.queries.ts';

/** What there is, what is on its way, and how far the bets have come. */
export function DeskSummary({ desk, words }: { desk: Desk; words: Words }) {
  const t = useT('withdraw');
  return (
    <section className="bg-surface shadow-low flex flex-col gap-5 rounded-2xl p-5 sm:p-6">
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-muted text-sm">{t('available')}</dt>
          <dd className="text-2xl font-bold tabular-nums sm:text-3xl">{words.money(desk.available)}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('held')}</dt>
          <dd className="text-2xl font-semibold tabular-nums sm:text-3xl">{words.money(desk.held)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm text-pretty">{t('heldText')}</p>
    </section>
  );
}

export function TurnoverPanel({ desk, words }: { desk: Desk; words: Words }) {
  const t = useT('withdraw');
  const { turnover } = desk;
  const done = turnover.left === '0.00';
  if (turnover.percent === 0) return null;
  const times =
    turnover.percent === 100
      ? t('turnover.once')
      : t('turnover.many', { times: words.count(turnover.percent / 100) });
  return (
    <Panel title={t('turnover.title')}>
      <p className={done ? 'text-gain flex items-center gap-2 font-medium' : 'text-lg font-semibold'}>
        {done && <CircleCheck size={20} aria-hidden="true" className="shrink-0" />}
        {done ? t('turnover.done') : t('turnover.left', { amount: words.money(turnover.left) })}
      </p>
      {turnover.since !== null && (
        <>
          <div className="relative">
            <meter
              aria-label={t('turnover.title')}
              min={0}
              max={100}
              value={Math.round(shareOf(turnover) * 100)}
              className="sr-only"
            />
            <div aria-hidden="true" className="bg-raised h-2.5 overflow-hidden rounded-full">
              <div
                className={done ? 'bg-gain h-full' : 'bg-action h-full'}
                style={{ width: `${shareOf(turnover) * 100}%` }}
              />
            </div>
          </div>
          <p className="text-muted text-sm text-pretty">
            {t('turnover.counted', {
              counted: words.money(turnover.counted),
              required: words.money(turnover.required),
              bets: words.count(turnover.bets),
              since: words.when(turnover.since),
            })}{' '}
            <Link to="/member/personalHistoryCopy" className="text-accent underline underline-offset-4">
              {t('turnover.record')}
            </Link>
          </p>
        </>
      )}
      <p className="text-muted text-sm text-pretty">{t('turnover.rule', { times })}</p>
    </Panel>
  );
}
