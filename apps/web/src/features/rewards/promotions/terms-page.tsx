import type { RuleVersion } from '@maidan/contract/rewards/rule-version.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleX, RotateCw } from 'lucide-react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { rewardTermsQuery } from '../rewards.queries.ts';
import { PromotionTermsList } from './promotion-terms.tsx';
import { usePromotionWords } from './use-promotion-words.ts';

/** PRO-01, MEM-02: what a grant opens to: the terms of the version that it was given by. */
export function TermsPage({ code, version }: { code: string; version: number }) {
  const t = useT('promotions');
  const { data, error, refetch } = useQuery(rewardTermsQuery(code, version, useLanguage()));
  const shown = data?.version ?? null;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={shown?.title ?? t('version.title')} />
      <Link
        to="/member/rewardCenter"
        className="text-muted hover:text-text inline-flex min-h-11 items-center gap-2 self-start font-medium"
      >
        <ArrowLeft size={18} aria-hidden />
        {t('version.back')}
      </Link>
      {data === undefined && error === null && (
        <output aria-label={t('board.loading')}>
          <Skeleton className="h-72 w-full rounded-2xl" />
        </output>
      )}
      {data === undefined && error !== null && (
        <EmptyState
          level={1}
          icon={<RotateCw size={28} aria-hidden />}
          title={t('board.failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('board.retry')}</Button>}
        />
      )}
      {data !== undefined && shown === null && (
        <EmptyState
          level={1}
          icon={<CircleX size={28} aria-hidden />}
          title={t('version.missingTitle')}
          text={t('version.missingText')}
          action={
            <Link to="/member/rewardCenter" className={buttonClass()}>
              {t('version.back')}
            </Link>
          }
        />
      )}
      {shown !== null && <Shown version={shown} />}
    </div>
  );
}

function Shown({ version }: { version: RuleVersion }) {
  const t = useT('promotions');
  const rewards = useT('rewards');
  const words = usePromotionWords();
  return (
    <>
      <header>
        <p className="text-accent text-sm font-semibold">{rewards(`type.${version.type}`)}</p>
        <h1 className="text-2xl font-bold tracking-tight text-balance sm:text-3xl">{version.title}</h1>
        <p className="text-muted text-pretty">{version.summary}</p>
        <p className="text-muted mt-1 text-sm tabular-nums">
          {t('version.since', { version: version.version, when: words.when(version.onFrom) })}
        </p>
      </header>
      <PromotionTermsList promotion={version} />
    </>
  );
}
