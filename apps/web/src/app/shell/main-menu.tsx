import { LARGE_MENU_ABOVE_VENDORS } from '@maidan/contract/constants.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useT } from '#lib/i18n.tsx';
import { OFFER_ENTRIES, useExisting } from './nav.ts';
import { useMenuCategories } from './use-lanes.ts';
import type { MenuCategory } from './use-lanes.ts';
import { VendorMenu } from './vendor-menu.tsx';

const ENTRY =
  'text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:bg-raised hover:bg-raised flex h-10 items-center rounded-lg px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150';

/** HDR-01, HDR-02. Categories that do not fit can be scrolled to; the vendors drop below the header. */
export function MainMenu() {
  const t = useT('shell');
  const categories = useMenuCategories();
  const offers = useExisting(OFFER_ENTRIES);
  return (
    <nav aria-label={t('main-menu')} className="hidden min-w-0 lg:block">
      <ul className="menu-fade no-scrollbar flex gap-0.5 overflow-x-auto pr-5">
        <li>
          <Link to="/" activeOptions={{ exact: true }} className={ENTRY}>
            {t('home')}
          </Link>
        </li>
        {offers.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={ENTRY}>
              {t(`nav.${label}`)}
            </Link>
          </li>
        ))}
        {categories.map((entry) => (
          <CategoryEntry key={entry.category} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function CategoryEntry({ entry }: { entry: MenuCategory }) {
  const t = useT('lobby');
  const ref = useRef<HTMLLIElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const open = left !== null;
  const show = () => setLeft(offsetOf(ref.current));
  const close = () => setLeft(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    if (event.key === 'ArrowDown' && open) {
      event.preventDefault();
      ref.current?.querySelector<HTMLElement>('.drop-menu a')?.focus();
    }
  };
  // A tap opens the menu, whose first line leads to the category; a mouse has it open already and goes straight on.
  const onTap = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' && !open) event.preventDefault();
  };
  return (
    // The entry itself is a link; these only show what it leads to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onFocus={show}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={onKeyDown}
    >
      <Link
        to={entry.path}
        className={clsx(ENTRY, open && 'bg-raised text-text')}
        aria-expanded={open}
        onPointerDown={onTap}
        onClick={close}
      >
        {t(`menu.${entry.category}`)}
      </Link>
      {open && entry.vendors.length > 0 && (
        <VendorMenu
          entry={entry}
          large={entry.vendors.length > LARGE_MENU_ABOVE_VENDORS}
          left={left}
          onChosen={close}
        />
      )}
    </li>
  );
}

/** Where the entry stands inside the header, so that a small menu drops right below it. */
function offsetOf(item: HTMLElement | null): number {
  const header = item?.closest('header');
  if (item === null || !header) return 0;
  return item.getBoundingClientRect().left - header.getBoundingClientRect().left;
}
