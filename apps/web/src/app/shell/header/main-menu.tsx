import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { House } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { categoryOfPath } from '#features/lobby/categories.ts';
import { CATEGORY_ICONS } from '#features/lobby/category-icons.ts';
import { noteCategoryUse, usedCategories } from '#lib/games/category-use.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { CategoryEntry } from './category-entry.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { MenuEntry } from './more-menu.tsx';
import { moveInMenu } from './move-in-menu.ts';
import { PROMOTIONS, REWARDS, SHARE, useExisting } from '#app/shell/nav/nav.ts';
import type { NavEntry } from '#app/shell/nav/nav.ts';
import { useFitting } from './use-fitting.ts';
import { useMenuCategories } from '#app/shell/nav/use-lanes.ts';
import { useStanding } from '#app/shell/nav/use-standing.ts';
import type { MenuPlace } from './vendor-menu.tsx';

const ENTRY =
  'text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:bg-raised hover:bg-raised flex h-10 items-center rounded-lg px-2 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150';

/** HDR-01 to HDR-03. The vendors of a category drop below the header; what does not fit folds into a menu of its own. */
export function MainMenu() {
  const t = useT('shell');
  const lobby = useT('lobby');
  const list = useRef<HTMLUListElement>(null);
  const categories = useMenuCategories();
  const standing = useStanding();
  const used = useUsedCategories();
  const named = ({ path, label, icon }: NavEntry) => ({ path, text: t(`nav.${label}`), icon });
  const entries: MenuEntry[] = [
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
  const folded = useFitting(list, importanceOf(entries, used));
  return (
    <nav aria-label={t('main-menu')} className="hidden min-w-0 flex-1 items-center lg:flex">
      <ul ref={list} className="flex h-10 min-w-0 flex-wrap gap-x-0.5 overflow-hidden">
        {entries.map((entry, index) => {
          const place = clsx(folded.has(index) && 'invisible absolute');
          if (entry.lane !== undefined)
            return (
              <CategoryEntry
                key={entry.path}
                entry={entry.lane}
                placeOf={belowHeader}
                onKey={moveInMenu}
                className={ENTRY}
                itemClassName={place}
              >
                {entry.text}
              </CategoryEntry>
            );
          return (
            <li key={entry.path} className={place}>
              <Link to={entry.path} activeOptions={{ exact: true }} className={ENTRY}>
                {entry.text}
              </Link>
            </li>
          );
        })}
      </ul>
      {folded.size > 0 && (
        <MoreMenu entries={entries.filter((_, index) => folded.has(index))} className={ENTRY} />
      )}
    </nav>
  );
}

/** Home, what this player uses, then the rest as it stands; what the side menu has as well is folded first. */
function importanceOf(entries: readonly MenuEntry[], used: readonly string[]): number[] {
  const rank = ({ path, lane }: MenuEntry, index: number): number => {
    if (path === '/') return -entries.length - 1;
    const use = lane === undefined ? -1 : used.indexOf(lane.category);
    return use === -1 ? index : use - entries.length;
  };
  return entries
    .map((entry, index) => ({ index, rank: rank(entry, index) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ index }) => index);
}

/** As it was when the page was opened: a menu does not rearrange itself under the pointer. */
function useUsedCategories(): readonly string[] {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [used] = useState(usedCategories);
  useEffect(() => {
    const category = categoryOfPath(path.slice(1));
    if (category !== null) noteCategoryUse(category);
  }, [path]);
  return used;
}

/** Right below its entry, inside the header. */
function belowHeader(item: HTMLElement): MenuPlace {
  const header = item.closest('header');
  if (!header) return { side: 'below', left: 0 };
  return { side: 'below', left: item.getBoundingClientRect().left - header.getBoundingClientRect().left };
}
