import { LIMIT_KINDS } from '@maidan/contract/protection/protection.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { BreakCard } from './break-card.tsx';
import { LimitCard } from './limit-card.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { protectionQuery } from './protection.queries.ts';
import { RealityCard } from './reality-card.tsx';

/** R1, R2: everything a player can set against the own excess, on one page. */
export function LimitsPage({ onBreakBegun }: { onBreakBegun: () => void }) {
  const t = useT('protection');
  const { data: state, error, refetch } = useQuery(protectionQuery());
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted max-w-2xl text-pretty">{t('intro')}</p>
      </div>
      {state !== undefined && (
        <>
          {LIMIT_KINDS.map((kind) => (
            <LimitCard key={kind} kind={kind} state={state} />
          ))}
          <RealityCard state={state} />
          <BreakCard state={state} onBegun={onBreakBegun} />
          <Panel icon={<HeartHandshake size={22} />} title={t('more.title')} text={t('more.text')}>
            <div className="flex flex-wrap gap-3">
              <Link to="/responsible" className={buttonClass('outline')}>
                {t('more.help')}
              </Link>
              <Link
                to="/member/$page"
                params={{ page: 'transactionHistory' }}
                className={buttonClass('outline')}
              >
                {t('more.statement')}
              </Link>
            </div>
          </Panel>
        </>
      )}
      {state === undefined && error === null && (
        <output aria-label={t('loading')} className="flex flex-col gap-5">
          {LIMIT_KINDS.map((kind) => (
            <Skeleton key={kind} className="h-44 w-full rounded-2xl" />
          ))}
        </output>
      )}
      {state === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </div>
  );
}
