import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import type { ComingPageName } from './coming-pages.ts';

/** Says what will be here and what can be done until then: no link is dead, and nothing is promised that is not there. */
export function ComingPage({ page }: { page: ComingPageName }) {
  const t = useT('coming');
  const title = t(`title.${page}`);
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={title} />
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      <div className="bg-surface flex flex-col gap-5 rounded-2xl p-6 sm:p-8">
        <p className="text-accent flex items-center gap-2 text-sm font-semibold">
          <Clock size={18} aria-hidden="true" />
          {t('soon')}
        </p>
        <p className="text-lg text-pretty">{t(`text.${page}`)}</p>
        <p className="text-muted text-sm text-pretty">{t('until')}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/" className={buttonClass()}>
            {t('games')}
          </Link>
          <Link to="/member/personalHistoryCopy" className={buttonClass('outline')}>
            {t('bets')}
          </Link>
        </div>
      </div>
    </div>
  );
}
