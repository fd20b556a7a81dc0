import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { PauseCircle } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

/** R2: why nothing is offered now. Null is whoever opted out. */
export function Resting({ paused }: { paused: 'break' | 'limit' | null }) {
  const t = useT('promotions');
  const why = paused ?? 'off';
  return (
    <EmptyState
      icon={<PauseCircle size={28} aria-hidden />}
      title={t(`rest.title.${why}`)}
      text={t(`rest.text.${why}`)}
      action={
        paused !== null && (
          <Link to="/member/limits" className={buttonClass('outline')}>
            {t('rest.toLimits')}
          </Link>
        )
      }
    />
  );
}
