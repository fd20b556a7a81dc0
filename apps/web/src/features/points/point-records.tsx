import type { PointRecord } from '@maidan/contract/points/point-mall.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ReceiptText, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { pointRecordsQuery } from './points.queries.ts';
import { usePointWords } from './use-point-words.ts';

const LOOKS: Readonly<Record<PointRecord['state'], string>> = {
  process: 'bg-raised text-muted',
  approved: 'bg-gain/12 text-gain',
  rejected: 'bg-loss/12 text-loss',
};

/** PRO-04: own redemptions and conversions, as they were agreed to. */
export function PointRecords() {
  const t = useT('mall');
  const list = useInfiniteQuery(pointRecordsQuery());
  const all = list.data?.pages.flatMap(({ records }) => records);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="point-records">
      <h2 id="point-records" className="text-xl font-semibold">
        {t('records.title')}
      </h2>
      {all === undefined && list.error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-28 w-full rounded-2xl" />
        </output>
      )}
      {all === undefined && list.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
        />
      )}
      {all?.length === 0 && (
        <EmptyState
          icon={<ReceiptText size={28} aria-hidden />}
          title={t('records.emptyTitle')}
          text={t('records.emptyText')}
        />
      )}
      {all !== undefined && all.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {all.map((record) => (
            <Item key={record.reference} record={record} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loading') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('records.more')}
        </Button>
      )}
    </section>
  );
}

function Item({ record }: { record: PointRecord }) {
  const t = useT('mall');
  const words = usePointWords();
  const when = useMoment();
  const { title, points, amount, ratio, requirements, state, reference, appliedAt, remark } = record;
  return (
    <li className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title === null ? t('records.convert') : words.text(title)}</h3>
        <span className={clsx('rounded-full px-3 py-1 text-sm font-medium', LOOKS[state])}>
          {t(`state.${state}`)}
        </span>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
        <Line name={t('records.points')}>{words.count(points)}</Line>
        {amount !== null && <Line name={t('records.amount')}>{words.money(amount)}</Line>}
        {ratio !== null && (
          <Line name={t('records.ratio')}>
            {t('records.ratioText', { points: words.count(ratio.points), amount: words.money(ratio.amount) })}
          </Line>
        )}
        {requirements !== null && (
          <Line name={t('records.requirements')}>
            {t('records.requirementsText', {
              least: words.count(requirements.leastPoints),
              most: words.count(requirements.mostPointsPerDay),
            })}
          </Line>
        )}
        <Line name={t('records.reference')}>
          <code>{reference}</code>
        </Line>
        <Line name={t('records.appliedAt')}>{when(appliedAt)}</Line>
        {remark !== null && <Line name={t('records.remark')}>{remark}</Line>}
      </dl>
    </li>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right break-words">{children}</dd>
    </>
  );
}
