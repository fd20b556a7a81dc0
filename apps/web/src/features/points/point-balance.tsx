import type { PointConfig } from '@maidan/contract/points/point-mall.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { pointBalanceQuery } from './points.queries.ts';
import { usePointWords } from './use-point-words.ts';

export function PointBalance({ config: { stakePerPoint, ratio } }: { config: PointConfig }) {
  const t = useT('mall');
  const words = usePointWords();
  const { data, error, refetch } = useQuery(pointBalanceQuery());
  return (
    <Panel icon={<Coins size={22} />} title={t('balance.title')}>
      {data === undefined && error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-20 w-full rounded-xl" />
        </output>
      )}
      {data === undefined && error !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1">{error.message}</p>
          <Button look="outline" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data !== undefined && (
        <>
          <p className="text-4xl font-bold tabular-nums">{words.count(data.points)}</p>
          {data.pending > 0 && (
            <p className="text-muted">{t('balance.pending', { points: words.count(data.pending) })}</p>
          )}
          <p className="text-muted text-pretty">
            {t('balance.next', { stake: words.money(data.stakeToNext) })}
          </p>
        </>
      )}
      <p className="text-muted text-sm text-pretty">
        {t('how', {
          stake: words.money(stakePerPoint),
          points: words.count(ratio.points),
          amount: words.money(ratio.amount),
        })}
      </p>
    </Panel>
  );
}
