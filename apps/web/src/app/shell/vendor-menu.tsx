import { digits } from '@maidan/contract/digits.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { useLanguage, useT } from '#lib/i18n.tsx';
import type { MenuCategory } from './use-lanes.ts';

type VendorMenuProps = { entry: MenuCategory; large: boolean; left: number; onChosen: () => void };

/**
 * Drops below the header: one column, or the whole width when there are many vendors (HDR-02). The arrows lead here, Tab
 * goes past: see `move-in-menu.ts`.
 */
export function VendorMenu({ entry, large, left, onChosen }: VendorMenuProps) {
  const t = useT('shell');
  const language = useLanguage();
  const name = useT('lobby')(`menu.${entry.category}`);
  return (
    // The padding bridges the gap, so that the pointer does not fall off on its way down.
    <div
      className={clsx('absolute top-full z-40 pt-1', large ? 'page-width inset-x-0' : 'w-64')}
      style={large ? undefined : { left }}
    >
      <div className="drop-menu bg-surface shadow-lift rounded-xl p-3">
        <Link
          to={entry.path}
          tabIndex={-1}
          onClick={onChosen}
          className="hover:bg-raised mb-1 flex h-11 items-center justify-between rounded-lg px-3 font-semibold"
        >
          {t('all-of', { category: name })}
          <ArrowRight size={18} aria-hidden="true" className="text-accent" />
        </Link>
        <ul className={clsx('grid gap-1', large && 'grid-cols-4 xl:grid-cols-5')}>
          {entry.vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <QuickLink
                href={`${entry.path}?vassalage=${encodeURIComponent(vendor.vassalage)}`}
                tabIndex={-1}
                onClick={onChosen}
                className="hover:bg-raised flex h-12 items-center gap-3 rounded-lg px-3 text-sm"
              >
                <VendorMark code={vendor.vassalage} />
                <span className="min-w-0 flex-1 truncate font-medium">{vendor.displayName}</span>
                <span className="text-muted tabular-nums">{digits(vendor.gameCount, language)}</span>
              </QuickLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Vendors show as plain letter marks: no imitation of anybody's logo. */
export function VendorMark({ code }: { code: string }) {
  return (
    <span className="bg-raised-strong text-text grid h-8 w-10 shrink-0 place-items-center rounded-md text-xs font-semibold">
      {code.length > 3 ? code.slice(0, 2) : code}
    </span>
  );
}
