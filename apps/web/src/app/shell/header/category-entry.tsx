import { LARGE_MENU_ABOVE_VENDORS } from '@maidan/contract/constants.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuCategory } from '#app/shell/nav/use-lanes.ts';
import { useMenuIntent } from './use-menu-intent.ts';
import type { MenuPlace } from './vendor-menu.tsx';
import { VendorMenu } from './vendor-menu.tsx';

type CategoryEntryProps = {
  entry: MenuCategory;
  /** Where its menu opens, asked when it does. */
  placeOf: (item: HTMLElement) => MenuPlace;
  onKey: (event: KeyboardEvent<HTMLElement>, menu: { show: () => void; close: () => void }) => void;
  onChosen?: () => void;
  className: string;
  itemClassName?: string | undefined;
  children: ReactNode;
};

/** HDR-02: a category whose vendors open under the mouse, on focus and by a tap, wherever it stands. */
export function CategoryEntry(props: CategoryEntryProps) {
  const { entry, placeOf, onKey, onChosen, className, itemClassName, children } = props;
  const ref = useRef<HTMLLIElement>(null);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const open = place !== null;
  const show = () => ref.current && setPlace(placeOf(ref.current));
  const close = () => setPlace(null);
  const chosen = () => {
    close();
    onChosen?.();
  };
  const { tap, ...pointer } = useMenuIntent(ref, { open, show, close });
  return (
    // The entry itself is a link; these only show what it leads to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      className={itemClassName}
      {...pointer}
      onFocus={show}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => onKey(event, { show, close })}
    >
      <Link
        to={entry.path}
        className={clsx(className, open && 'bg-raised text-text')}
        aria-expanded={open}
        onPointerDown={(event) => tap.onPointerDown(event)}
        onClick={(event) => {
          tap.onClick(event);
          if (!event.defaultPrevented) onChosen?.();
        }}
      >
        {children}
      </Link>
      {open && entry.vendors.length > 0 && (
        <VendorMenu
          entry={entry}
          large={entry.vendors.length > LARGE_MENU_ABOVE_VENDORS}
          place={place}
          onChosen={chosen}
        />
      )}
    </li>
  );
}
