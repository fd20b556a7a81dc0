import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useAgentMenu, type MenuEntry } from './use-agent-menu.ts';

/** AGT-01, AGT-02: every page of the agent center by what it is about. */
export function AgentMenu({ onChosen }: { onChosen?: () => void }) {
  const t = useT('agent');
  const id = useId();
  return (
    <nav aria-label={t('menu.label')} className="flex flex-col gap-5">
      {useAgentMenu().map(({ group, entries }) => (
        <div key={group}>
          <h2 id={`${id}-${group}`} className="text-muted indic:text-sm px-3 pb-1 text-xs font-semibold">
            {t(`menu.group.${group}`)}
          </h2>
          <ul aria-labelledby={`${id}-${group}`} className="flex flex-col gap-0.5">
            {entries.map((entry) => (
              <li key={entry.name} aria-hidden={entry.waits}>
                {entry.waits ? (
                  <Skeleton className="mx-3 my-2.5 h-5 max-lg:my-3.5" />
                ) : (
                  <Entry entry={entry} {...(onChosen === undefined ? {} : { onChosen })} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({ entry: { name, to, icon: Icon }, onChosen }: { entry: MenuEntry; onChosen?: () => void }) {
  const t = useT('agent');
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/agentHome', includeSearch: false }}
      onClick={onChosen}
      className="text-muted hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent flex min-h-10 items-center gap-3 rounded-lg px-3 py-2 text-[0.9375rem] leading-tight font-medium transition-colors max-lg:min-h-12"
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      {t(`page.${name}`)}
    </Link>
  );
}
