declare global {
  interface Window {
    /** The last button that was pressed before the script ran; set by the page itself (`page/wake-script.ts`). */
    maidanPressed?: HTMLElement | undefined;
  }
}

/** From here on the page answers by itself. Whatever was pressed too early is pressed again. */
export function markAwake(): void {
  document.documentElement.dataset['awake'] = '';
  const { maidanPressed: pressed } = window;
  window.maidanPressed = undefined;
  if (pressed?.isConnected === true) pressed.click();
}
