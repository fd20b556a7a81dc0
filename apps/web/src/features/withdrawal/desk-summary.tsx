import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Words } from './use-words.ts';
import { canAsk, laterOf, owedOf, shareOf } from './withdrawal-sums.ts';
import type { Desk } from './withdrawal.queries.ts';

type Props = { desk: Desk; words: Words };

/** The one figure, and below it why it is not all there is. */
export function DeskSummary({ desk, words }: Props) {
  const t = useT('withdraw');
  const later = laterOf(desk);
  const owed = owedOf(desk);
  return (
    <section className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <div>
        <h2 className="text-muted text-sm">{t(canAsk(desk) ? 'now.title' : 'now.free')}</h2>
        <p className="text-3xl font-bold tabular-nums sm:text-4xl">{words.money(desk.most)}</p>
        {desk.stop !== null && (
          <p className="mt-1 font-medium text-pretty">
            {t(`now.stop.${desk.stop}`, {
              smallest: words.money(desk.limits.smallest),
              times: words.count(desk.limits.timesPerDay),
              perDay: words.money(desk.limits.perDay),
            })}
          </p>
        )}
      </div>
      <dl className="divide-line border-line divide-y border-t text-sm" hidden={desk.most === desk.balance}>
        <Part name={t('now.balance')} amount={words.money(desk.balance)} />
        {desk.held !== '0.00' && (
          <Part name={t('now.held')} amount={words.money(desk.held)}>
            {t('now.heldText')}
          </Part>
        )}
        {desk.bound !== '0.00' && (
          <Part name={t('now.bound')} amount={words.money(desk.bound)}>
            {t('now.boundText', { amount: words.money(desk.turnover.left) })}
          </Part>
        )}
        {owed !== null && (
          <Part name={t('now.owed')} amount={words.money(owed)}>
            {t('now.owedText')}
          </Part>
        )}
        {later !== null && (
          <Part name={t('now.later')} amount={words.money(later.amount)}>
            {t(`now.laterText.${later.because}`, { amount: words.money(later.limit) })}
          </Part>
        )}
      </dl>
    </section>
  );
}

/** What an amount means stands right under its name. */
function Part({ name, amount, children }: { name: string; amount: string; children?: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="min-w-0">
        {name}
        {children !== undefined && <span className="text-muted block text-pretty">{children}</span>}
      </dt>
      <dd className="shrink-0 font-semibold tabular-nums">{amount}</dd>
    </div>
  );
}

/** MEM-05: the rule, and how far the bets have come. */
export function TurnoverPanel({ desk, words }: Props) {
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
      <p className={done ? 'text-gain flex items-center gap-2 font-medium' : 'font-semibold text-pretty'}>
        {done && <CircleCheck size={20} aria-hidden="true" className="shrink-0" />}
        {done
          ? t('turnover.done')
          : t('turnover.left', { bound: words.money(desk.bound), amount: words.money(turnover.left) })}
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
