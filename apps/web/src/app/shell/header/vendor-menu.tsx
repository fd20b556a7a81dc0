import { countText } from '@maidan/contract/digits.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { Side } from './heads-for.ts';
import type { MenuCategory } from '#app/shell/nav/use-lanes.ts';

/** Where it stands: below the header at this place, or beside an entry of the folded menu. */
export type MenuPlace = { side: 'below'; left: number } | { side: Exclude<Side, 'below'> };

type VendorMenuProps = { entry: MenuCategory; large: boolean; place: MenuPlace; onChosen: () => void };

/**
 * Drops below the header: one column, or the whole width when there are many vendors (HDR-02). Beside a folded entry it
 * has two columns instead. The arrows lead here, Tab goes past: see `move-in-menu.ts`.
 */
export function VendorMenu({ entry, large, place, onChosen }: VendorMenuProps) {
  const t = useT('shell');
  const language = useLanguage();
  const name = useT('lobby')(`menu.${entry.category}`);
  const below = place.side === 'below';
  return (
    // The padding bridges the gap, so that the pointer does not fall off on its way.
    <div
      className={clsx('absolute z-40', PLACES[place.side], WIDTHS[below ? 'below' : 'beside'][large ? 1 : 0])}
      style={below && !large ? { left: place.left } : undefined}
    >
      <div
        data-side={place.side}
        className="drop-menu bg-surface shadow-lift max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-xl p-3"
      >
        <Link
          to={entry.path}
          tabIndex={-1}
          onClick={onChosen}
          className="hover:bg-raised mb-1 flex h-11 items-center justify-between rounded-lg px-3 font-semibold"
        >
          {t('all-of', { category: name })}
          <ArrowRight size={18} aria-hidden="true" className="text-accent" />
        </Link>
        <ul className={clsx('grid gap-1', large && (below ? 'grid-cols-4 xl:grid-cols-5' : 'grid-cols-2'))}>
          {entry.vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <QuickLink
                href={`${entry.path}?vassalage=${encodeURIComponent(vendor.vassalage)}`}
                tabIndex={-1}
                onClick={onChosen}
                className="hover:bg-raised flex h-11 items-center gap-3 rounded-lg px-3 text-sm"
              >
                <span className="min-w-0 flex-1 truncate font-medium">{vendor.displayName}</span>
                <span className="text-muted tabular-nums">{countText(vendor.gameCount, language)}</span>
              </QuickLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const PLACES = {
  below: 'top-full pt-1',
  right: 'top-0 left-full pl-1',
  left: 'top-0 right-full pr-1',
} as const;
const WIDTHS = { below: ['w-64', 'page-wide inset-x-0'], beside: ['w-64', 'w-104'] } as const;
