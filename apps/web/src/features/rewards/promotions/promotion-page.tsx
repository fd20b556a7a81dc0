import type { PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, CircleX, RotateCw } from 'lucide-react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { MemberSide } from './member-side.tsx';
import { PromotionArt } from './promotion-art.tsx';
import { PromotionTermsList, TermRows } from './promotion-terms.tsx';
import { RaffleNow, RaffleProof } from './raffle-panel.tsx';
import { Resting } from './resting.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { TakePart } from './take-part.tsx';
import { useOwnStandings, type OwnPromotion, type Reader } from './use-own-standings.ts';

/** PRO-01: one promotion under an address of its own: where the reader stands, and its terms. */
export function PromotionPage({ code, reader }: { code: string; reader: Reader }) {
  const t = useT('promotions');
  const { promotions, standing, isKnown, isResting, failed } = useOwnStandings(reader);
  const promotion = promotions.find((one) => one.code === code);
  const own = standing?.standings.find((one) => one.code === code) ?? null;
  const isMissing = isKnown && !isResting && promotion === undefined;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={promotion?.title ?? t(isMissing ? 'page.missingTitle' : 'board.heading')} />
      <Link
        to="/promotions"
        className="text-muted hover:text-text inline-flex min-h-11 items-center gap-2 self-start font-medium"
      >
        <ArrowLeft size={18} aria-hidden />
        {t('page.back')}
      </Link>
      {!isKnown && failed.error === null && (
        <output aria-label={t('board.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-44 w-full rounded-2xl" />
          <Skeleton className="h-72 w-full rounded-2xl" />
        </output>
      )}
      {!isKnown && failed.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('board.failed')}
          text={failed.error.message}
          action={<Button onClick={() => void failed.refetch()}>{t('board.retry')}</Button>}
        />
      )}
      {isKnown && isResting && <Resting paused={standing?.paused ?? null} />}
      {isMissing && (
        <EmptyState
          level={1}
          icon={<CircleX size={28} aria-hidden />}
          title={t('page.missingTitle')}
          text={t('page.missingText')}
          action={
            <Link to="/promotions" className={buttonClass()}>
              {t('page.back')}
            </Link>
          }
        />
      )}
      {isKnown && !isResting && promotion !== undefined && (
        <Known promotion={promotion} reader={reader} standing={own} />
      )}
      {standing !== undefined && <MemberSide bonus={standing.bonus} wanted={standing.wanted} />}
    </div>
  );
}

type KnownProps = { promotion: OwnPromotion; reader: Reader; standing: PromotionStanding | null };

function Known({ promotion, reader, standing }: KnownProps) {
  const t = useT('promotions');
  const { code, type, title, summary, raffle, phase } = promotion;
  const hasSide = reader === 'member' || raffle !== null;
  return (
    <>
      <header className="bg-surface shadow-low grid overflow-hidden rounded-2xl md:grid-cols-[20rem_1fr]">
        <div className="aspect-[16/8] md:aspect-auto md:h-full">
          <PromotionArt promotion={promotion} />
        </div>
        <div className="flex flex-col justify-center gap-2 p-5 sm:p-8">
          <p className="text-accent text-sm font-semibold">{t(`type.${type}`)}</p>
          <h1 className="text-2xl font-bold tracking-tight text-balance sm:text-3xl">{title}</h1>
          <p className="text-muted text-pretty">{summary}</p>
          <div className="mt-3 flex flex-col empty:hidden">
            {phase !== 'over' && <TakePart reader={reader} code={code} />}
          </div>
        </div>
      </header>
      <div
        className={clsx(
          'flex flex-col gap-5 lg:grid lg:items-start',
          hasSide && 'lg:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        {raffle !== null && <RaffleNow promotion={promotion} raffle={raffle} />}
        {hasSide && (
          <div className="contents lg:order-3 lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
            {reader === 'member' && (
              <div className="order-1 empty:hidden">
                <StandingPanel promotion={promotion} standing={standing} />
              </div>
            )}
            {raffle !== null && <RaffleProof promotion={promotion} raffle={raffle} />}
          </div>
        )}
        <div className="order-4 lg:order-2">
          <OwnTerms promotion={promotion} />
        </div>
      </div>
    </>
  );
}

/** The terms that hold for the reader; where others have begun since, those are there to be read as well. */
function OwnTerms({ promotion }: { promotion: OwnPromotion }) {
  const t = useT('promotions');
  const { version, newer, terms } = promotion;
  if (newer === null) return <PromotionTermsList promotion={promotion} />;
  return (
    <PromotionTermsList promotion={promotion}>
      <p className="bg-raised mt-3 rounded-xl px-4 py-3 text-sm text-pretty">
        {t('page.held', { version })} {t(terms.period === 'once' ? 'page.heldOnce' : 'page.heldPeriod')}
      </p>
      <details className="mt-3">
        <summary className="text-accent min-h-11 cursor-pointer py-2 font-medium">{t('page.newer')}</summary>
        <TermRows promotion={newer} />
      </details>
    </PromotionTermsList>
  );
}
