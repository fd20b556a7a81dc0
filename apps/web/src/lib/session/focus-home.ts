let wanted = false;

/**
 * Whoever logs in pressed a button that is gone now, so the focus would fall to the top of the page. It goes to the
 * account's button instead, as soon as that is there and no dialog stands over it.
 */
export function sendFocusHome(): void {
  wanted = true;
}

/** Takes the focus if it was sent and nobody has put it elsewhere in the meantime. */
export function takeFocusHome(home: HTMLElement | null): void {
  if (!wanted || home === null) return;
  wanted = false;
  if (document.activeElement === null || document.activeElement === document.body) home.focus();
}
