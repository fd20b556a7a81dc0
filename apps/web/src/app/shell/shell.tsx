import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { BottomBar } from './bottom/bottom-bar.tsx';
import { BreakPlace } from './notices/break-place.tsx';
import { Footer } from './bottom/footer.tsx';
import { Header } from './header/header.tsx';
import { LaterListener } from './listeners/later-listener.tsx';
import { LoadingCover } from './page-states/loading-cover.tsx';
import { ModalsHost } from './modal-host/modals-host.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';
import { ShellPart } from './shell-part.tsx';
import { SideMenu } from './side/side-menu.tsx';
import { Toasts } from './notices/toasts.tsx';
import type { Chrome } from './use-chrome.ts';

const SKIP =
  'bg-action text-on-action sr-only z-50 rounded-md px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2';

/** RTE-16: side menu, header, main content, footer; on a phone a bottom bar in place of the side menu. */
export function Shell({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const t = useT('shell');
  const framed = chrome !== 'bare';
  return (
    <div className={framed ? 'shell' : 'shell shell-bare'}>
      <a href="#main" className={SKIP}>
        {t('skip')}
      </a>
      {framed && (
        <a href="#account" className={SKIP}>
          {t('skip-to-account')}
        </a>
      )}
      <LoadingCover />
      {framed && (
        <ShellPart>
          <SideMenu />
        </ShellPart>
      )}
      <div className="flex min-h-dvh min-w-0 flex-col">
        {framed && (
          <ShellPart>
            <Header />
          </ShellPart>
        )}
        <OfflineNotice />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <BreakPlace>{children}</BreakPlace>
        </main>
        {chrome === 'full' && (
          <ShellPart>
            <Footer />
          </ShellPart>
        )}
      </div>
      {framed && (
        <ShellPart>
          <BottomBar />
        </ShellPart>
      )}
      <ModalsHost />
      <Toasts />
      <LaterListener />
    </div>
  );
}
