import type { getReferral } from '@maidan/contract/referral/get-referral.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import { Notice } from '#lib/widgets/panel.tsx';
import { FriendList } from './friend-list.tsx';
import { ReferralDays } from './referral-days.tsx';
import { ReferralLink } from './referral-link.tsx';
import { ReferralTermsPanel } from './referral-terms.tsx';
import { ReferralTotals } from './referral-totals.tsx';
import { referralQuery } from './referral.queries.ts';

type Referral = ResponseOf<typeof getReferral>;
type PageProps = {
  currencySymbol: string;
  /** The address as a code to scan. */
  drawCode: (address: string) => ReactNode;
};

/** MEM-09: the own link, what it brings, and what it has brought. */
export function ReferralPage({ currencySymbol, drawCode }: PageProps) {
  const t = useT('referral');
  const words = useMemberWords(currencySymbol);
  const { data, error, refetch } = useQuery(referralQuery(useLanguage()));
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted max-w-2xl text-pretty">{t('intro')}</p>
      </div>
      {data === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-80 w-full rounded-2xl" />
          <Skeleton className="h-80 w-full rounded-2xl" />
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
      {data !== undefined && (
        <>
          <Why referral={data} />
          {data.paused === null && (
            <div className="grid items-stretch gap-5 lg:grid-cols-2">
              <ReferralLink code={data.referralCode} drawCode={drawCode} />
              {data.terms !== null && <ReferralTermsPanel terms={data.terms} words={words} />}
            </div>
          )}
          <ReferralTotals totals={data.totals} words={words} />
          <FriendList words={words} mayTake={data.paused === null} />
          <ReferralDays days={data.days} words={words} />
        </>
      )}
    </div>
  );
}

/** Why there is nothing to win now, and what can be done. */
function Why({ referral: { paused, terms } }: { referral: Referral }) {
  const t = useT('referral');
  if (paused === 'unwanted')
    return (
      <Notice
        text={t('paused.unwanted')}
        action={
          <Link to="/member/rewardCenter" className={buttonClass('outline')}>
            {t('toRewards')}
          </Link>
        }
      />
    );
  if (paused !== null)
    return (
      <Notice
        text={t(`paused.${paused}`)}
        action={
          <Link to={paused === 'closed' ? '/service' : '/member/limits'} className={buttonClass('outline')}>
            {t(paused === 'closed' ? 'toService' : 'toLimits')}
          </Link>
        }
      />
    );
  return terms === null ? <Notice text={t('off')} /> : null;
}
