import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { bonusInGameQuery } from './promotions.queries.ts';
import { usePromotionWords } from './use-promotion-words.ts';

/** PRO-01: with a bonus in hand, what is left, how much bets in this game count for it and, one press away, what leaving costs. */
export function BonusStrip({ game }: { game: string }) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { data } = useQuery(bonusInGameQuery(game, useLanguage()));
  const bonus = data?.bonus ?? null;
  if (bonus === null) return null;
  const left = words.money(bonus.left);
  return (
    <details className="bg-raised px-3 text-center text-sm tabular-nums">
      <summary className="cursor-pointer py-1.5 text-balance">
        {bonus.percent === 0
          ? t('game.none', { left })
          : t('game.counts', { share: bonus.percent / 100, left })}
      </summary>
      <p className="text-pretty">{t('game.leave', { amount: words.money(bonus.amount) })}</p>
      <Link
        to="/promotions"
        className="text-accent inline-flex min-h-8 items-center font-medium underline underline-offset-4"
      >
        {t('game.more')}
      </Link>
    </details>
  );
}
