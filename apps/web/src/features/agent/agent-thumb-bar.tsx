import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { THUMB_PAGES } from './agent-pages.ts';
import { useAgentMenu } from './use-agent-menu.ts';

const CELL =
  'text-muted aria-[current=page]:text-accent flex h-full min-w-0 flex-1 basis-0 cursor-pointer flex-col items-center justify-center gap-1 px-0.5 text-[0.6875rem] font-medium indic:text-xs';

/** The way around on a phone. */
export function AgentThumbBar({ onMenu }: { onMenu: () => void }) {
  const t = useT('agent');
  const entries = useAgentMenu().flatMap((group) => group.entries);
  return (
    <nav
      aria-label={t('menu.quick')}
      className="bg-surface fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-8px_24px_-12px_rgb(0_0_0/0.4)] lg:hidden"
    >
      <div className="mx-auto flex h-16 max-w-lg items-stretch">
        {entries
          .filter(({ name }) => THUMB_PAGES.includes(name))
          .toSorted((one, other) => THUMB_PAGES.indexOf(one.name) - THUMB_PAGES.indexOf(other.name))
          .map(({ name, to, icon: Icon }) => (
            <Link
              key={name}
              to={to}
              activeOptions={{ exact: to === '/agentHome', includeSearch: false }}
              className={CELL}
            >
              <Icon size={22} aria-hidden="true" />
              <span className="max-w-full truncate">{t(`short.${name as ThumbName}`)}</span>
            </Link>
          ))}
        <button type="button" className={CELL} onClick={onMenu}>
          <Menu size={22} aria-hidden="true" />
          {t('menu.all')}
        </button>
      </div>
    </nav>
  );
}

type ThumbName = 'agentTeamOverview' | 'downlineManagmentView' | 'registerCenter' | 'agentTransfer';
