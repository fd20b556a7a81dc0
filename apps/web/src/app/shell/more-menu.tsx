import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { useT } from '#lib/i18n.tsx';
import { useDropMenu } from './use-drop-menu.ts';

export type MoreEntry = { path: string; text: string; icon: LucideIcon };

type MoreMenuProps = {
  entries: readonly MoreEntry[];
  /** Moves it next to the last entry that fits. */
  slack: number;
  className: string;
};

/** What of the main menu does not fit beside the rest of the header. */
export function MoreMenu({ entries, slack, className }: MoreMenuProps) {
  const t = useT('shell');
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { open, toggle, close } = useDropMenu(box);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasCurrent = entries.some((entry) => entry.path === path);
  return (
    <div ref={box} className="relative shrink-0" style={{ left: -slack }}>
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
          <ul className="drop-menu bg-surface shadow-lift absolute top-full left-0 z-40 mt-2 w-56 rounded-xl p-2">
            {entries.map(({ path: to, text, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="hover:bg-raised aria-[current=page]:bg-raised flex h-11 items-center gap-3 rounded-lg px-3 text-sm font-medium"
                  onClick={close}
                >
                  <Icon size={18} aria-hidden="true" className="text-muted" />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
