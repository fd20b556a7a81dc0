import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { ReceivedList } from '../received/received-list.tsx';
import { NEWS_FILTERS, type AgentNewsSearch, type NewsFilter } from './agent-news-search.ts';
import { SiteNews } from './site-news.tsx';

const CHIP =
  'bg-surface text-muted hover:text-text aria-[current=page]:bg-action aria-[current=page]:text-on-action inline-flex min-h-11 shrink-0 items-center rounded-full px-4 text-sm font-medium';

/** AGT-01, the page `agentAnnouncement`: what the house tells its agents, and what the site announces. */
export function AgentNews({ search }: { search: AgentNewsSearch }) {
  const t = useT('team');
  const about: NewsFilter = search.about ?? 'agents';
  return (
    <div className="flex flex-col gap-5">
      <nav aria-label={t('news.label')} className="flex flex-wrap gap-2">
        {NEWS_FILTERS.map((one) => (
          <Link
            key={one}
            to="/agentHome/agentAnnouncement"
            search={one === 'agents' ? {} : { about: one }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === about ? 'page' : undefined}
            className={CHIP}
          >
            {t(`news.${one}`)}
          </Link>
        ))}
      </nav>
      {about === 'site' ? (
        <SiteNews page={search.page ?? 1} />
      ) : (
        <ReceivedList
          key={about}
          about={about}
          empty={{ title: t('news.emptyTitle'), text: t(`news.empty.${about}`) }}
        />
      )}
    </div>
  );
}
