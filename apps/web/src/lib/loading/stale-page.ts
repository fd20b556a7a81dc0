import { isText, storedValue } from '#lib/storage/storage.ts';

const lastReload = storedValue('maidan-reloaded-for', isText, '', 'session');
let reloading = false;

export const isReloading = (): boolean => reloading;

/**
 * After a new version was put out, an open page asks for files that are gone. The page is loaded anew, once for each
 * address, so that a file that is really missing shows its error instead of turning in circles.
 */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const here = window.location.href;
    if (lastReload.read() === here || !navigator.onLine) {
      // On the browser's own words the router would reload by itself, and offline that leads out of the site.
      const { payload } = event as Event & { payload?: unknown };
      if (payload instanceof Error) payload.message = `ChunkLoadError: ${payload.message}`;
      return;
    }
    lastReload.write(here);
    event.preventDefault();
    reloading = true;
    window.location.reload();
  });
  window.addEventListener('pagehide', () => {
    if (lastReload.read() !== window.location.href) lastReload.clear();
  });
}
