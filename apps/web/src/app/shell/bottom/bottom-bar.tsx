import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Gift, History, House, LayoutGrid, LogIn, UserRound, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import { QuietPart } from '#lib/loading/quiet-part.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { PROMOTIONS, RECORD } from '#app/shell/nav/nav.ts';
import { SideDrawer } from '#app/shell/side/side-drawer.tsx';

const OpenBetsMark = lazy(async () => ({
  default: (await import('#app/shell/nav/entry-mark.tsx')).OpenBetsMark,
}));

const CELL =
  'text-muted aria-[current=page]:text-accent flex h-full min-w-0 flex-1 basis-0 cursor-pointer flex-col items-center justify-center gap-1 text-[0.6875rem] font-medium indic:text-xs';
const DISC = 'bg-action text-on-action shadow-action -mt-5 grid size-12 place-items-center rounded-full';

/** The phone's way around: five thumbs wide, the one thing to press in the middle (HDR-05: for members, deposit). */
export function BottomBar() {
  const t = useT('shell');
  const [drawerOpen, setDrawerOpen] = useState(false);
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
          <PersonalCells />
        </div>
      </nav>
      {drawerOpen && <SideDrawer onClose={() => setDrawerOpen(false)} />}
    </>
  );
}

/** The server does not know who looks; until the page is hydrated, `data-session` decides which cells are seen. */
function PersonalCells() {
  const loggedIn = useIsLoggedIn();
  return (
    <>
      {!loggedIn && <VisitorCells />}
      <MemberCells className={loggedIn ? '' : 'member-only'} loggedIn={loggedIn} />
    </>
  );
}

function VisitorCells() {
  const t = useT('shell');
  return (
    <>
      <ActionCell icon={UserRound} text={t('sign-up')} main onPress={() => openModal('register')} />
      <Link to={PROMOTIONS.path} className={clsx(CELL, 'visitor-only')}>
        <Gift size={22} aria-hidden="true" />
        <span className="max-w-full truncate">{t('nav.promotions')}</span>
      </Link>
      <ActionCell icon={LogIn} text={t('log-in')} onPress={() => openModal('login')} />
    </>
  );
}

function MemberCells({ className, loggedIn }: { className: string; loggedIn: boolean }) {
  const t = useT('shell');
  return (
    <>
      <Link to="/member/depositv2" className={clsx(CELL, 'text-text', className)}>
        <span className={DISC}>
          <Wallet size={24} aria-hidden="true" />
        </span>
        {t('nav.deposit')}
      </Link>
      <Link to={RECORD.path} className={clsx(CELL, 'relative', className)}>
        <History size={22} aria-hidden="true" />
        {t('record')}
        {loggedIn && (
          <QuietPart>
            <OpenBetsMark className="absolute top-1.5 left-1/2 ml-1" />
          </QuietPart>
        )}
      </Link>
      <Link to="/member" activeOptions={{ exact: true }} className={clsx(CELL, className)}>
        <UserRound size={22} aria-hidden="true" />
        {t('account')}
      </Link>
    </>
  );
}

type ActionCellProps = { icon: LucideIcon; text: string; main?: boolean; onPress: () => void };

function ActionCell({ icon: Icon, text, main = false, onPress }: ActionCellProps) {
  return (
    <button type="button" className={clsx(CELL, 'visitor-only', main && 'text-text')} onClick={onPress}>
      {main ? (
        <span className={DISC}>
          <Icon size={24} aria-hidden="true" />
        </span>
      ) : (
        <Icon size={22} aria-hidden="true" />
      )}
      {text}
    </button>
  );
}
