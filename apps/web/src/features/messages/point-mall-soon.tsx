import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Crown } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';

/** RTE-11: says what will be here, and what is here already. */
export function PointMallSoon() {
  const t = useT('mall');
  return (
    <>
      <PageHead title={t('title')} description={t('soonText')} />
      <EmptyState
        level={1}
        icon={<Crown size={28} aria-hidden />}
        title={t('soonTitle')}
        text={t('soonText')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/promotions" className={buttonClass()}>
              {t('toPromotions')}
            </Link>
            <Link to="/help" hash="bonus" className={buttonClass('outline')}>
              {t('toHelp')}
            </Link>
          </div>
        }
      />
    </>
  );
}
