import type { GameCategory } from '@maidan/contract/constants.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Clock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { LobbyLane } from '#features/lobby/card-game.ts';
import { listHref } from '#features/lobby/game-link.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';

const OFFERED = 3;

type OpensSoonProps = { category: GameCategory; lanes: readonly LobbyLane[] };

/** Tops a category that has not opened: what is coming may be looked at, and what is open is one press away. */
export function OpensSoon({ category, lanes }: OpensSoonProps) {
  const t = useT('lobby');
  const open = lanes.filter((lane) => lane.open).slice(0, OFFERED);
  return (
    <div className="bg-surface flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl p-4 sm:px-5">
      <span className="bg-raised text-accent grid size-11 shrink-0 place-items-center rounded-full">
        <Clock size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{t('soon.title', { category: t(`menu.${category}`) })}</p>
        <p className="text-muted text-sm text-pretty">{t(open.length > 0 ? 'soon.text' : 'soon.textOnly')}</p>
      </div>
      <ul className="flex gap-2 max-sm:w-full">
        {open.map(({ title }, index) => (
          <li key={title} className="max-sm:flex-1">
            <QuickLink
              href={listHref(title)}
              className={buttonClass(index === 0 ? 'action' : 'outline', 'medium', true)}
            >
              {t(`menu.${title}`)}
            </QuickLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
