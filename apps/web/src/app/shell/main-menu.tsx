import { LARGE_MENU_ABOVE_VENDORS } from '@maidan/contract/constants.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { House } from 'lucide-react';
import { useRef, useState } from 'react';
import { CATEGORY_ICONS } from '#features/lobby/category-icons.ts';
import { useT } from '#lib/i18n.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { MoreEntry } from './more-menu.tsx';
import { moveInMenu } from './move-in-menu.ts';
import { PROMOTIONS, REWARDS, SHARE, useExisting } from './nav.ts';
import type { NavEntry } from './nav.ts';
import { useFitting } from './use-fitting.ts';
import { useMenuCategories } from './use-lanes.ts';
import type { MenuCategory } from './use-lanes.ts';
import { useMenuIntent } from './use-menu-intent.ts';
import { useStanding } from './use-standing.ts';
import { VendorMenu } from './vendor-menu.tsx';

const ENTRY =
  'text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:bg-raised hover:bg-raised flex h-10 items-center rounded-lg px-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150';

/** HDR-01 to HDR-03. The vendors of a category drop below the header; what does not fit folds into a menu of its own. */
export function MainMenu() {
  const t = useT('shell');
  const lobby = useT('lobby');
  const list = useRef<HTMLUListElement>(null);
  const categories = useMenuCategories();
  const standing = useStanding();
  const named = ({ path, label, icon }: NavEntry) => ({ path, text: t(`nav.${label}`), icon });
  const entries: (MoreEntry & { lane?: MenuCategory })[] = [
    { path: '/', text: t('home'), icon: House },
    ...useExisting([PROMOTIONS], standing).map(named),
    ...categories.map((lane) => ({
      path: lane.path,
      text: lobby(`menu.${lane.category}`),
      icon: CATEGORY_ICONS[lane.category],
      lane,
    })),
    ...useExisting([REWARDS, SHARE], standing).map(named),
  ];
  const { fitting, slack } = useFitting(list, entries.length);
  return (
    <nav aria-label={t('main-menu')} className="hidden min-w-0 flex-1 items-center lg:flex">
      <ul ref={list} className="flex h-10 min-w-0 flex-wrap gap-x-0.5 overflow-hidden">
        {entries.map((entry, index) => {
          const folded = index >= fitting;
          if (entry.lane !== undefined)
            return <CategoryEntry key={entry.path} entry={entry.lane} folded={folded} />;
          return (
            <li key={entry.path} className={clsx(folded && 'invisible')}>
              <Link to={entry.path} activeOptions={{ exact: true }} className={ENTRY}>
                {entry.text}
              </Link>
            </li>
          );
        })}
      </ul>
      {fitting < entries.length && (
        <MoreMenu entries={entries.slice(fitting)} slack={slack} className={ENTRY} />
      )}
    </nav>
  );
}

function CategoryEntry({ entry, folded }: { entry: MenuCategory; folded: boolean }) {
  const t = useT('lobby');
  const ref = useRef<HTMLLIElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const open = left !== null;
  const show = () => setLeft(offsetOf(ref.current));
  const close = () => setLeft(null);
  const { tap, ...pointer } = useMenuIntent(ref, { open, show, close });
  return (
    // The entry itself is a link; these only show what it leads to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      className={clsx(folded && 'invisible')}
      {...pointer}
      onFocus={show}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => moveInMenu(event, { show, close })}
    >
      <Link
        to={entry.path}
        className={clsx(ENTRY, open && 'bg-raised text-text')}
        aria-expanded={open}
        {...tap}
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
