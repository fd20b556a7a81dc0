import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Globe, Menu, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Brand } from '#app/shell/nav/brand.tsx';
import { MainMenu } from './main-menu.tsx';
import { MemberActionsPlace } from './member-actions-place.tsx';
import { SideDrawer } from '#app/shell/side/side-drawer.tsx';
import { ThemeButton } from '#lib/widgets/theme-choice.tsx';
import { VisitorActions } from './visitor-actions.tsx';

/** Visitors, who are most of the first visits, do not carry the member's half. */
const MemberActions = lazy(async () => ({
  default: (await import('#app/shell/member/member-actions.tsx')).MemberActions,
}));

export function Header() {
  const t = useT('shell');
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header id="site-header" className="header-glass sticky top-0 z-30">
      <div className="page-wide flex h-16 items-center gap-2">
        <IconButton
          className="-ml-2 lg:hidden"
          label={t('menu-open')}
          icon={<Menu size={22} />}
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        />
        <Brand className="lg:hidden" />
        <MainMenu />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <span className="hidden sm:flex">
            <IconButton
              className="lg:w-9"
              label={t('search')}
              aria-keyshortcuts="/ Control+K Meta+K"
              icon={<Search size={20} />}
              onPointerEnter={warmSearch}
              onClick={() => openModal('search')}
            />
          </span>
          <span className="hidden items-center sm:flex lg:hidden">
            <IconButton
              label={t('language')}
              icon={<Globe size={20} />}
              onClick={() => openModal('language')}
            />
            <ThemeButton />
          </span>
          <div id="account" tabIndex={-1} className="outline-none">
            <SessionActions />
          </div>
        </div>
      </div>
      {drawerOpen && <SideDrawer onClose={() => setDrawerOpen(false)} />}
    </header>
  );
}

/** It loads while the pointer is still on its way; what does not arrive is said when somebody presses. */
function warmSearch(): void {
  import('#app/shell/modals/search-modal.tsx').catch(() => undefined);
}

/** The server does not know who looks; until the page is hydrated, `data-session` decides which half is seen. */
function SessionActions() {
  if (useIsLoggedIn()) {
    return (
      <Suspense fallback={<MemberActionsPlace />}>
        <MemberActions />
      </Suspense>
    );
  }
  return (
    <>
      <VisitorActions />
      <MemberActionsPlace />
    </>
  );
}
