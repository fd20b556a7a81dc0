import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { bonusInGameQuery } from './promotions.queries.ts';
import { usePromotionWords } from './use-promotion-words.ts';

/** PRO-01: with a bonus in hand, how much bets in this game count for it. */
export function BonusStrip({ game }: { game: string }) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { data } = useQuery(bonusInGameQuery(game, useLanguage()));
  const bonus = data?.bonus ?? null;
  if (bonus === null) return null;
  const left = words.money(bonus.left);
  return (
    <p className="bg-raised flex flex-wrap items-center justify-center gap-x-3 px-3 text-sm tabular-nums">
      <span className="py-1.5">
        {bonus.percent === 0
          ? t('game.none', { left })
          : t('game.counts', { share: bonus.percent / 100, left })}
      </span>
      <Link
        to="/promotions"
        className="text-accent inline-flex min-h-8 items-center font-medium underline underline-offset-4"
      >
        {t('game.more')}
      </Link>
    </p>
  );
}
