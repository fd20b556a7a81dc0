import type { RewardPause } from '@maidan/contract/rewards/reward-words.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { PauseCircle } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

/** R2: why nothing is offered now. Null is whoever opted out. */
export function Resting({ paused }: { paused: RewardPause | null }) {
  const t = useT('promotions');
  const why = paused ?? 'off';
  return (
    <EmptyState
      icon={<PauseCircle size={28} aria-hidden />}
      title={t(`rest.title.${why}`)}
      text={t(`rest.text.${why}`)}
      action={
        paused !== null && (
          <Link to={paused === 'closed' ? '/service' : '/member/limits'} className={buttonClass('outline')}>
            {t(paused === 'closed' ? 'rest.toService' : 'rest.toLimits')}
          </Link>
        )
      }
    />
  );
}
