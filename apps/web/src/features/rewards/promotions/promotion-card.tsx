import type { Promotion } from '@maidan/contract/rewards/promotions/promotion.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { PromotionArt } from './promotion-art.tsx';
import { StateChip, type ShownState } from './state-chip.tsx';
import { useRecordDay } from './use-promotion-words.ts';

/** The whole card is the target, its link is one. */
export function PromotionCard({ promotion, state }: { promotion: Promotion; state: ShownState | null }) {
  const t = useT('promotions');
  const { code, type, title, summary } = promotion;
  const shown = state ?? (promotion.phase === 'soon' ? 'coming-soon' : null);
  return (
    <li className="bg-surface shadow-low hover:bg-raised/60 relative flex flex-col overflow-hidden rounded-2xl transition-colors focus-within:shadow-[0_0_0_2px_var(--color-focus)]">
      <div className="relative aspect-[16/8]">
        <PromotionArt promotion={promotion} />
        {shown !== null && (
          <span className="absolute top-3 left-3">
            <StateChip state={shown} />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-5">
        <p className="text-accent text-sm font-semibold">{t(`type.${type}`)}</p>
        <h3 className="text-lg leading-snug font-semibold text-balance">{title}</h3>
        <p className="text-muted line-clamp-3 text-sm text-pretty">{summary}</p>
        <p className="text-muted pt-1 text-sm tabular-nums">
          <Span promotion={promotion} />
        </p>
        <Link
          to="/promotions/$code"
          params={{ code }}
          aria-label={t('card.readOne', { title })}
          className="text-accent mt-auto pt-2 text-sm font-semibold outline-none after:absolute after:inset-0"
        >
          {t('card.read')}
        </Link>
      </div>
    </li>
  );
}

function Span({ promotion: { phase, isSpent, startsAt, endsAt } }: { promotion: Promotion }) {
  const t = useT('promotions');
  const day = useRecordDay();
  if (phase === 'soon' && startsAt !== null) return t('card.from', { day: day(startsAt) });
  if (isSpent) return t('card.spent');
  if (endsAt === null) return t('card.always');
  return t(phase === 'over' ? 'card.ended' : 'card.until', { day: day(endsAt) });
}
