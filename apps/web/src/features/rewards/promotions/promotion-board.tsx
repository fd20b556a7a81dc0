import type { Promotion } from '@maidan/contract/rewards/promotions/promotion.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { Gift, RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { shownStateOf } from './state-chip.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { Resting } from './resting.tsx';
import { TakePart } from './take-part.tsx';
import { useOwnStandings, type Reader } from './use-own-standings.ts';

/** The bonus in hand and the way out of it all: members' words, loaded for members. */
const MemberSide = lazy(async () => ({ default: (await import('./member-side.tsx')).MemberSide }));

/** PRO-01: what can be taken part in, by kind, each with the state that it has for whoever looks. */
export function PromotionBoard({ type, reader }: { type: string | undefined; reader: Reader }) {
  const t = useT('promotions');
  const { promotions, standing, isKnown, isResting, failed } = useOwnStandings(reader);
  const stateOf = ({ code }: Promotion) => {
    const own = standing?.standings.find((one) => one.code === code);
    return own === undefined ? null : shownStateOf(own);
  };
  const told = promotions.filter((promotion) => promotion.phase !== 'over' || stateOf(promotion) !== null);
  const types = [...new Set(told.map((promotion) => promotion.type))];
  const shown = types.some((one) => one === type) ? told.filter((one) => one.type === type) : told;
  return (
    <section aria-labelledby="take-part" className="flex flex-col gap-4">
      <h2 id="take-part" className="text-xl font-semibold">
        {t('board.heading')}
      </h2>
      {!isKnown && failed.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('board.failed')}
          text={failed.error.message}
          action={<Button onClick={() => void failed.refetch()}>{t('board.retry')}</Button>}
        />
      )}
      {!isKnown && failed.error === null && (
        <output aria-label={t('board.loading')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-80 rounded-2xl" />
          ))}
        </output>
      )}
      {isKnown && isResting && <Resting paused={standing?.paused ?? null} />}
      {isKnown && !isResting && told.length === 0 && (
        <EmptyState
          icon={<Gift size={28} aria-hidden />}
          title={t('board.emptyTitle')}
          text={t('board.emptyText')}
          action={
            <Link to="/" className={buttonClass()}>
              {t('board.toGames')}
            </Link>
          }
        />
      )}
      {isKnown && !isResting && told.length > 0 && (
        <>
          <Types types={types} current={shown === told ? null : (type ?? null)} />
          <TakePart reader={reader} />
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((promotion) => (
              <PromotionCard key={promotion.code} promotion={promotion} state={stateOf(promotion)} />
            ))}
          </ul>
        </>
      )}
      {standing !== undefined && (
        <Suspense fallback={null}>
          <MemberSide bonus={standing.bonus} wanted={standing.wanted} />
        </Suspense>
      )}
    </section>
  );
}

function Types({ types, current }: { types: readonly Promotion['type'][]; current: string | null }) {
  const t = useT('promotions');
  if (types.length < 2) return null;
  return (
    <nav
      aria-label={t('board.types')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {[null, ...types].map((type) => (
        <Link
          key={type ?? 'all'}
          to="/promotions"
          search={type === null ? {} : { type }}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={type === current ? 'page' : undefined}
          className="bg-surface text-muted hover:text-text aria-[current=page]:bg-raised-strong aria-[current=page]:text-text inline-flex min-h-11 shrink-0 items-center rounded-full px-4 font-medium"
        >
          {type === null ? t('board.all') : t(`type.${type}`)}
        </Link>
      ))}
    </nav>
  );
}
