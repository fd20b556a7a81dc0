import { Link } from '@tanstack/react-router';
import { Globe, House, LogOut, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/i18n.tsx';
import { openModal } from '#lib/modal-store.ts';
import { useIsLoggedIn } from '#lib/session-token.ts';
import { CATEGORY_ICONS } from '#features/lobby/category-icons.ts';
import { HELP_ENTRIES, MEMBER_ENTRIES, MONEY_ENTRIES, OFFER_ENTRIES, useExisting } from './nav.ts';
import type { NavEntry } from './nav.ts';
import { SideGroup } from './side-group.tsx';
import { ThemeButton, ThemeChoice } from './theme-choice.tsx';
import { useMenuCategories } from './use-lanes.ts';

const LINE =
  'side-entry text-muted shrink-0 hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text flex h-11 w-full cursor-pointer lg:h-10 items-center gap-3 rounded-lg px-3 text-[0.9375rem] font-medium transition-colors duration-150';

type SideContentProps = { narrow?: boolean; onChosen?: () => void };

/** SID-02 to SID-05: shared by the side menu and by the drawer of a phone. */
export function SideContent({ narrow = false, onChosen }: SideContentProps) {
  const t = useT('shell');
  const lobby = useT('lobby');
  const categories = useMenuCategories();
  const loggedIn = useIsLoggedIn();
  const offers = useExisting(loggedIn ? [...MONEY_ENTRIES, ...OFFER_ENTRIES] : OFFER_ENTRIES);
  const member = useExisting(MEMBER_ENTRIES.filter(({ only }) => only === undefined));
  const line = (path: string, text: string, icon: ReactNode, exact = false) => (
    <Link
      key={path}
      to={path}
      className={LINE}
      title={narrow ? text : undefined}
      activeOptions={{ exact }}
      onClick={onChosen}
    >
      {icon}
      <span className="wide-only truncate">{text}</span>
    </Link>
  );
  const entryLine = ({ path, label, icon: Icon }: NavEntry) =>
    line(path, t(`nav.${label}`), <Icon size={20} aria-hidden="true" className="shrink-0" />);
  return (
    <>
      <nav
        aria-label={t('side-menu')}
        className="menu-fade no-scrollbar flex flex-1 flex-col gap-1 overflow-y-auto px-3 pt-2 pb-5"
      >
        {line('/', t('home'), <House size={20} aria-hidden="true" className="shrink-0" />, true)}
        {offers.map(entryLine)}
        <SideGroup name="games" title={t('games')}>
          {categories.map(({ category, path }) => {
            const Icon = CATEGORY_ICONS[category];
            return line(
              path,
              lobby(`menu.${category}`),
              <Icon size={20} aria-hidden="true" className="shrink-0" />,
            );
          })}
        </SideGroup>
        {loggedIn && member.length > 0 && (
          <SideGroup name="member" title={t('member-center')}>
            {member.map(entryLine)}
          </SideGroup>
        )}
        {useExisting(HELP_ENTRIES).map(entryLine)}
      </nav>
      <div className="flex flex-col gap-1 px-3 pt-2 pb-4">
        <button type="button" className={LINE} onClick={() => openModal('phone')}>
          <Smartphone size={20} aria-hidden="true" className="shrink-0" />
          <span className="wide-only">{t('on-phone')}</span>
        </button>
        <button type="button" className={LINE} onClick={() => openModal('language')}>
          <Globe size={20} aria-hidden="true" className="shrink-0" />
          <span className="wide-only">{t('language')}</span>
        </button>
        {loggedIn && (
          <button type="button" className={LINE} onClick={() => openModal('logout')}>
            <LogOut size={20} aria-hidden="true" className="shrink-0" />
            <span className="wide-only">{t('sign-out')}</span>
          </button>
        )}
        {narrow ? (
          <span className="mx-auto">
            <ThemeButton />
          </span>
        ) : (
          <div className="wide-only mt-2">
            <ThemeChoice />
          </div>
        )}
      </div>
    </>
  );
}
