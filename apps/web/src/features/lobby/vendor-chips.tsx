import type { GameCategory } from '@maidan/contract/constants.ts';
import { clsx } from 'clsx';
import { useT } from '#lib/i18n.tsx';
import type { LaneVendor } from './card-game.ts';
import { listHref } from './game-link.ts';
import { QuickLink } from './quick-link.tsx';

type VendorChipProps = { href: string; name: string; count?: string | undefined; chosen?: boolean };

export function VendorChip({ href, name, count, chosen = false }: VendorChipProps) {
  return (
    <QuickLink
      href={href}
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'flex h-11 items-center gap-2 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150',
        chosen ? 'bg-text text-ground' : 'bg-surface text-muted hover:bg-raised hover:text-text',
      )}
    >
      {name}
      {count !== undefined && <span className="text-xs tabular-nums">{count}</span>}
    </QuickLink>
  );
}

type VendorChipsProps = {
  category: GameCategory;
  cards: readonly LaneVendor[];
  chosen: string | undefined;
  /** A vendor is chosen within what was searched for; the page number starts anew (HOM-06). */
  search: string | undefined;
};

export function VendorChips({ category, cards, chosen, search }: VendorChipsProps) {
  const t = useT('lobby');
  return (
    <nav aria-label={t('list.vendors')}>
      <ul className="-mx-4 flex scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <li>
          <VendorChip
            href={listHref(category, { search })}
            name={t('list.allVendors')}
            chosen={chosen === undefined}
          />
        </li>
        {cards.map((card) => (
          <li key={card.vassalage}>
            <VendorChip
              href={listHref(category, { vassalage: card.vassalage, search })}
              name={card.displayName}
              count={t('list.number', { count: card.gameCount })}
              chosen={chosen === card.vassalage}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
