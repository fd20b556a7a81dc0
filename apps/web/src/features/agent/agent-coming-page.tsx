import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import type { AgentPageName } from './agent-pages.ts';

/** RTE-05: the frame of the agent center with the name of the page and when it comes, in place of the page. */
export function AgentComingPage({ page }: { page: AgentPageName }) {
  const t = useT('agent');
  const title = t(`page.${page}`);
  return (
    <div className="page-width flex flex-1 flex-col items-start gap-5 py-8">
      <PageHead title={title} />
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      <p className="text-accent flex items-center gap-2 text-sm font-semibold">
        <Clock size={18} aria-hidden="true" />
        {t('soon.title')}
      </p>
      <p className="max-w-xl text-pretty">{t('soon.text')}</p>
      <Link to="/agentHome" className={buttonClass('outline')}>
        {t('soon.back')}
      </Link>
    </div>
  );
}
