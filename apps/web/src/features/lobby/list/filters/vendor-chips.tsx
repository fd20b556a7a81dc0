import type { GameCategory } from '@maidan/contract/constants.ts';
import { countText } from '@maidan/contract/digits.ts';
import { useEffect, useRef } from 'react';
import type { LaneVendor } from '#features/lobby/card-game.ts';
import { listHref } from '#features/lobby/game-link.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { VendorChip } from '#features/lobby/vendor-chip.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type VendorChipsProps = {
  category: GameCategory;
  cards: readonly LaneVendor[];
  /** A vendor is chosen within what was searched and filtered for; the page number starts anew (HOM-06). */
  search: GameListSearch;
};

export function VendorChips({ category, cards, search }: VendorChipsProps) {
  const t = useT('lists');
  const language = useLanguage();
  const hrefOf = (vassalage: string | undefined) => listHref(category, { ...search, vassalage, page: 1 });
  const list = useRef<HTMLUListElement>(null);
  const { vassalage: chosen = '' } = search;
  useEffect(() => bringIntoView(list.current, chosen), [chosen]);
  return (
    <nav aria-label={t('list.vendors')} className="min-w-0 flex-1">
      {/* Soft at its end, which says that it goes on. */}
      <ul
        ref={list}
        className="flex scroll-px-1 [scrollbar-width:none] gap-2 overflow-x-auto [mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] p-1 pr-8"
      >
        <li>
          <VendorChip
            href={hrefOf(undefined)}
            name={t('list.allVendors')}
            chosen={search.vassalage === undefined}
          />
        </li>
        {cards.map((card) => (
          <li key={card.vassalage}>
            <VendorChip
              href={hrefOf(card.vassalage)}
              name={card.displayName}
              count={countText(card.gameCount, language)}
              chosen={search.vassalage === card.vassalage}
              rests={card.maintenance}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The row may be longer than the screen: the chosen maker is moved to its middle. */
function bringIntoView(list: HTMLElement | null, vendor: string): void {
  if (vendor === '') return;
  const chosen = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (list && chosen)
    list.scrollLeft = chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
}
