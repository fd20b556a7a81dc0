import { currentLanguage, currentTheme, onThemeChange } from '#lib/storage/preferences.ts';
import { KEEP_AGAIN } from '#lib/loading/worker-words.ts';
import { isText, storedValue } from '#lib/storage/storage.ts';
import { trustedWorker } from '#lib/loading/trusted.ts';

/** The first view, and everything somebody does at once, goes before. */
const PATIENCE_MS = 5000;
const keptLook = storedValue('maidan-kept-look', isText, '');

/** The frame is kept as it looks now: a new language or theme is kept anew. */
async function keepLook(): Promise<void> {
  const look = `${currentLanguage()} ${currentTheme()}`;
  const { active } = await navigator.serviceWorker.ready;
  const before = keptLook.read();
  keptLook.write(look);
  // A worker has no origin to name: it is always our own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (before !== '' && before !== look) active?.postMessage(KEEP_AGAIN);
}

/** Only a built site has a worker, and only a safe origin may have one. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // A browser that will not have one (a private window, blocked storage) is as well off as before.
    navigator.serviceWorker.register(trustedWorker()).then(keepLook, () => undefined);
  }, PATIENCE_MS);
  onThemeChange(() => void keepLook());
}
