import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CirclePlay, History, House, LayoutGrid, LogIn, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/i18n.tsx';
import { openModal } from '#lib/modal-store.ts';
import { useIsLoggedIn } from '#lib/session-token.ts';
import { ACCOUNT, RECORD } from './nav.ts';
import { SideDrawer } from './side-drawer.tsx';
import { useMenuCategories } from './use-lanes.ts';

const CELL =
  'text-muted aria-[current=page]:text-accent flex h-full flex-1 cursor-pointer flex-col items-center justify-center gap-1 text-[0.6875rem] font-medium bn:text-xs';

/** The phone's way around: five thumbs wide, the one thing to press in the middle. */
export function BottomBar() {
  const t = useT('shell');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [firstCategory] = useMenuCategories();
  return (
    <>
      <nav
        aria-label={t('bottom-bar')}
        className="bg-surface fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-8px_24px_-12px_rgb(0_0_0/0.4)] lg:hidden"
      >
        <div className="mx-auto flex h-16 max-w-lg items-stretch">
          <Link to="/" activeOptions={{ exact: true }} className={CELL}>
            <House size={22} aria-hidden="true" />
            {t('home')}
          </Link>
          <button type="button" className={CELL} onClick={() => setDrawerOpen(true)}>
            <LayoutGrid size={22} aria-hidden="true" />
            {t('games')}
          </button>
          <Link to={firstCategory?.path ?? '/'} className={clsx(CELL, 'text-text')}>
            <span className="bg-action text-on-action shadow-action -mt-5 grid size-12 place-items-center rounded-full">
              <CirclePlay size={26} aria-hidden="true" />
            </span>
            {t('play')}
          </Link>
          <PersonalCells />
        </div>
      </nav>
      {drawerOpen && <SideDrawer onClose={() => setDrawerOpen(false)} />}
    </>
  );
}

function PersonalCells() {
  const t = useT('shell');
  const loggedIn = useIsLoggedIn();
  if (!loggedIn) {
    return (
      <>
        <ActionCell
          icon={<LogIn size={22} aria-hidden="true" />}
          text={t('log-in')}
          onPress={() => openModal('login')}
        />
        <ActionCell
          icon={<UserRound size={22} aria-hidden="true" />}
          text={t('sign-up')}
          onPress={() => openModal('register')}
        />
      </>
    );
  }
  return (
    <>
      <Link to={RECORD.path} className={CELL}>
        <History size={22} aria-hidden="true" />
        {t('record')}
      </Link>
      <Link to={ACCOUNT.path} activeOptions={{ exact: true }} className={CELL}>
        <UserRound size={22} aria-hidden="true" />
        {t('account')}
      </Link>
    </>
  );
}

function ActionCell({ icon, text, onPress }: { icon: ReactNode; text: string; onPress: () => void }) {
  return (
    <button type="button" className={CELL} onClick={onPress}>
      {icon}
      {text}
    </button>
  );
}
