import { useSyncExternalStore } from 'react';

/** What Chrome offers where the site can be installed; other browsers leave it to their own menus. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** Kept by the page's head script: the browser says it once, long before anybody listens. */
    maidanInstall?: InstallPrompt | null;
  }
}

const CHANGES = ['beforeinstallprompt', 'appinstalled'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of CHANGES) window.addEventListener(name, listener);
  return () => {
    for (const name of CHANGES) window.removeEventListener(name, listener);
  };
}

/** Asks the browser to install; null where it has not offered to. */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(
    subscribe,
    () => window.maidanInstall ?? null,
    () => null,
  );
  if (offered === null) return null;
  return () => void offered.prompt();
}

/** Whether this page runs as the installed app. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia('(display-mode: standalone)').matches,
    () => false,
  );
}
