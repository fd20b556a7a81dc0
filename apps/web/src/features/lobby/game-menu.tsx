import type { GameCategory } from '@maidan/contract/constants.ts';
import { clsx } from 'clsx';
import { Heart, History, House } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { readToken } from '#lib/session/session-token.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import { listHref } from './game-link.ts';
import { isPlainPress, QuickLink } from './quick-link.tsx';

type GameMenuProps = {
  categories: readonly GameCategory[];
  current: GameCategory | 'HOME' | 'FAV' | 'RECENT';
};

const ITEM =
  'flex h-11 shrink-0 cursor-pointer snap-start items-center gap-2 rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-150 lg:px-3 lg:[&>svg]:hidden';
const IDLE = 'bg-surface text-muted hover:bg-raised hover:text-text';
const CHOSEN = 'bg-action text-on-action';

/** HOM-04, CAT-01: HOME, FAV, then the categories that have vendors, and what was played last: one row, which scrolls. */
export function GameMenu({ categories, current }: GameMenuProps) {
  const t = useT('lobby');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoView(list.current, current), [current]);
  return (
    <nav aria-label={t('menu.label')}>
      <ul
        ref={list}
        className="-mx-4 flex snap-x scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:gap-1"
      >
        <li data-entry="HOME">
          <MenuLink
            href="/"
            chosen={current === 'HOME'}
            icon={<House size={18} aria-hidden />}
            text={t('menu.HOME')}
          />
        </li>
        <li data-entry="FAV">
          <MenuLink
            href="/favorite"
            chosen={current === 'FAV'}
            icon={<Heart size={18} aria-hidden />}
            text={t('menu.FAV')}
            onClick={askLogin}
          />
        </li>
        {categories.map((category) => {
          const Icon = CATEGORY_ICONS[category];
          return (
            <li key={category} data-entry={category}>
              <MenuLink
                href={listHref(category)}
                chosen={current === category}
                icon={<Icon size={18} aria-hidden />}
                text={t(`menu.${category}`)}
              />
            </li>
          );
        })}
        <li data-entry="RECENT">
          <MenuLink
            href="/recent"
            chosen={current === 'RECENT'}
            icon={<History size={18} aria-hidden />}
            text={t('menu.RECENT')}
            onClick={askLogin}
          />
        </li>
      </ul>
    </nav>
  );
}

/** HOM-04: a visitor has none yet; the login popup leads on to them. */
export function askLogin(press: MouseEvent<HTMLAnchorElement>): void {
  if (readToken() !== null || !isPlainPress(press)) return;
  press.preventDefault();
  openModal('login', { returnTo: new URL(press.currentTarget.href).pathname });
}

/** On a phone the menu is longer than the screen: the chosen entry is moved to its middle. The first is there already. */
function bringIntoView(list: HTMLElement | null, entry: string): void {
  if (entry === 'HOME') return;
  const chosen = list?.querySelector<HTMLElement>(`[data-entry=${entry}]`);
  if (list && chosen)
    list.scrollLeft = chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
}

type MenuLinkProps = {
  href: string;
  chosen: boolean;
  icon: ReactNode;
  text: string;
  onClick?: (press: MouseEvent<HTMLAnchorElement>) => void;
};

function MenuLink({ href, chosen, icon, text, onClick }: MenuLinkProps) {
  return (
    <QuickLink
      href={href}
      onClick={onClick}
      aria-current={chosen ? 'page' : undefined}
      className={clsx(ITEM, chosen ? CHOSEN : IDLE)}
    >
      {icon}
      {text}
    </QuickLink>
  );
}
