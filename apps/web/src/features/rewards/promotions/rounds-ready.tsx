import type { PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import type { ShownTerms } from '@maidan/contract/rewards/rule-version.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { usePromotionWords } from './use-promotion-words.ts';

type RoundsProps = {
  rounds: NonNullable<PromotionStanding['rounds']>;
  games: NonNullable<ShownTerms['rounds']>['games'];
};

/** W18: how many are left, until when, and where they are played. */
export function RoundsReady({ rounds: { count, played, until, isOver }, games }: RoundsProps) {
  const t = useT('promotions');
  const words = usePromotionWords();
  if (isOver) return <p>{t('act.roundsOver', { played, count })}</p>;
  return (
    <>
      <p className="tabular-nums">{t('act.rounds', { played, count, when: words.when(until) })}</p>
      <ul className="flex flex-wrap gap-3">
        {games.map(({ nodeId, name }) => (
          <li key={nodeId}>
            <Link to="/seamless" search={{ game: nodeId }} className={buttonClass('outline')}>
              {t('act.play', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
