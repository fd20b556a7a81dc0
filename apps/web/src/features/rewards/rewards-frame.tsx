import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PauseCircle, RotateCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useKeptPlace } from '#lib/page/use-kept-place.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { rewardsQuery } from './rewards.queries.ts';

export type Rewards = ResponseOf<typeof listRewards>;

type FrameProps = { page: 'center' | 'rebate'; children: (rewards: Rewards) => ReactNode };

/** What both pages share: title, loading, failure, and why there may be nothing now. */
export function RewardsFrame({ page, children }: FrameProps) {
  const t = useT('rewards');
  const { data, error, refetch } = useQuery(rewardsQuery(useLanguage()));
  // What is taken goes away with its button.
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useKeptPlace(heading);
  return (
    <div {...place} className="flex flex-col gap-6">
      <PageHead title={t(`title.${page}`)} />
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-2xl font-bold tracking-tight outline-none sm:text-3xl"
        >
          {t(`title.${page}`)}
        </h1>
        <p className="text-muted text-pretty">{t(`intro.${page}`)}</p>
      </div>
      {data === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-48 rounded-2xl" />
          <Skeleton className="h-48 rounded-2xl" />
        </output>
      )}
      {data === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data !== undefined && data.paused !== null && (
        <EmptyState
          icon={<PauseCircle size={28} aria-hidden />}
          title={t(`paused.title.${data.paused}`)}
          text={t(`paused.text.${data.paused}`)}
          action={
            <Link
              to={data.paused === 'closed' ? '/service' : '/member/limits'}
              className={buttonClass('outline')}
            >
              {t(data.paused === 'closed' ? 'paused.toService' : 'paused.toLimits')}
            </Link>
          }
        />
      )}
      {data !== undefined && children(data)}
    </div>
  );
}
