import { useSyncExternalStore } from 'react';
import { isBoolean, storedValue } from '#lib/storage/storage.ts';

const NAME = 'maidan-game';
const WIDTH = 1180;
const HEIGHT = 760;
/** A phone has one window; a pointer that is not fine has no use for several. */
const ROOM_FOR_WINDOWS = '(min-width: 1024px) and (pointer: fine)';

/** MOD-02: chosen on the bar of a game, and kept for the next. */
const choice = storedValue('maidan-game-window', isBoolean, false);
let opened: { page: Window; address: string } | undefined;

export const canOpenWindow = (): boolean => window.matchMedia(ROOM_FOR_WINDOWS).matches;
export const wantsWindow = (): boolean => choice.read() && canOpenWindow();
export const chooseWindow = (wanted: boolean): void => choice.write(wanted);

/** Whether this page is the game's own window above the lobby. */
export function useIsGameWindow(): boolean {
  return useSyncExternalStore(
    choice.subscribe,
    () => window.name === NAME && window.opener !== null,
    () => false,
  );
}

/** A game that is open already comes to the front. False where the browser refuses windows. */
export function openInWindow(address: string): boolean {
  if (opened !== undefined && !opened.page.closed) {
    if (opened.address === address) {
      opened.page.focus();
      return true;
    }
    // Opened anew rather than led on: a window takes the session along when it opens.
    opened.page.close();
  }
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const page = window.open(address, NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (page === null) return false;
  opened = { page, address };
  page.focus();
  return true;
}

/** Back into the page of the lobby, which then shows the game. */
export function leaveWindow(address: string): void {
  choice.write(false);
  const lobby = window.opener as Window | null;
  lobby?.location.assign(address);
  lobby?.focus();
  window.close();
}
