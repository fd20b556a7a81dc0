import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { CategoryEntry } from './category-entry.tsx';
import { moveInFolded } from './move-in-menu.ts';
import { useDropMenu } from '#app/shell/nav/use-drop-menu.ts';
import type { MenuCategory } from '#app/shell/nav/use-lanes.ts';
import type { MenuPlace } from './vendor-menu.tsx';

export type MenuEntry = { path: string; text: string; icon: LucideIcon; lane?: MenuCategory };

type MoreMenuProps = { entries: readonly MenuEntry[]; className: string };

const LINE =
  'hover:bg-raised aria-[current=page]:bg-raised flex h-11 items-center gap-3 rounded-lg px-3 text-sm font-medium -outline-offset-2';

/** What of the main menu does not fit beside the rest of the header; a category keeps the menu of its vendors (HDR-02). */
export function MoreMenu({ entries, className }: MoreMenuProps) {
  const t = useT('shell');
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { open, toggle, close } = useDropMenu(box);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasCurrent = entries.some((entry) => entry.path === path);
  return (
    <div ref={box} className="relative shrink-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        className={clsx(className, 'cursor-pointer gap-1', (open || hasCurrent) && 'bg-raised text-text')}
        onClick={toggle}
      >
        {t('more')}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={menuId} hidden={!open}>
        {open && (
          <ul className="more-menu drop-menu bg-surface shadow-lift absolute top-full left-0 z-40 mt-2 w-56 rounded-xl p-2">
            {entries.map(({ path: to, text, icon: Icon, lane }) =>
              lane === undefined ? (
                <li key={to}>
                  <Link to={to} className={LINE} onClick={close}>
                    <Icon size={18} aria-hidden="true" className="text-muted" />
                    {text}
                  </Link>
                </li>
              ) : (
                <CategoryEntry
                  key={to}
                  entry={lane}
                  placeOf={besideMenu}
                  onKey={moveInFolded}
                  onChosen={close}
                  className={LINE}
                >
                  <Icon size={18} aria-hidden="true" className="text-muted" />
                  <span className="flex-1">{text}</span>
                  <ChevronRight size={16} aria-hidden="true" className="text-muted" />
                </CategoryEntry>
              ),
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

/** As wide as the vendors of a folded category may become. */
const BESIDE_PX = 424;

/** To the right, unless it would leave the window there. */
function besideMenu(item: HTMLElement): MenuPlace {
  const menu = item.closest('.more-menu')?.getBoundingClientRect();
  return { side: (menu?.right ?? 0) + BESIDE_PX <= window.innerWidth ? 'right' : 'left' };
}
