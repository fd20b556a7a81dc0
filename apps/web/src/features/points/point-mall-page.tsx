import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import type { PointConfig } from '@maidan/contract/points/point-mall.ts';
import { useQuery } from '@tanstack/react-query';
import { Coins, RotateCw } from 'lucide-react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { useT, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { Notice, Panel } from '#lib/widgets/panel.tsx';
import { ConvertForm } from './convert-form.tsx';
import { PointBalance } from './point-balance.tsx';
import { PointRecords } from './point-records.tsx';
import { pointConfigQuery } from './points.queries.ts';
import { RewardGrid } from './reward-grid.tsx';
import { usePointWords } from './use-point-words.ts';

/** PRO-04: what points are, what they are taken for, and what became of them. */
export function PointMallPage() {
  const t = useT('mall');
  const { data: config, error, refetch } = useQuery(pointConfigQuery());
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t('title')} description={t('description')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted text-pretty">{t('intro')}</p>
      </div>
      {config !== undefined && <Open config={config} />}
      {config === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-56 w-full rounded-2xl" />
          <Skeleton className="h-56 w-full rounded-2xl" />
        </output>
      )}
      {config === undefined && error !== null && (
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

function Open({ config }: { config: PointConfig }) {
  const t = useT('mall');
  const loggedIn = useIsLoggedIn();
  return (
    <>
      {!config.offered && <Notice text={t('off')} />}
      <div className="grid gap-5 lg:grid-cols-2">
        {loggedIn ? <PointBalance config={config} /> : <Visitor config={config} />}
        {loggedIn && config.offered && (
          <WithAccountTexts>
            <ConvertForm config={config} />
          </WithAccountTexts>
        )}
      </div>
      <RewardGrid offered={config.offered} />
      {loggedIn && <PointRecords />}
    </>
  );
}

function Visitor({ config: { stakePerPoint, ratio } }: { config: PointConfig }) {
  const t = useT('mall');
  const words = usePointWords();
  return (
    <Panel icon={<Coins size={22} />} title={t('visitor.title')}>
      <p className="text-pretty">
        {t('how', {
          stake: words.money(stakePerPoint),
          points: words.count(ratio.points),
          amount: words.money(ratio.amount),
        })}
      </p>
      <Button className="self-start" onClick={() => openModal('login', { returnTo: '/pointMall' })}>
        {t('visitor.login')}
      </Button>
    </Panel>
  );
}
