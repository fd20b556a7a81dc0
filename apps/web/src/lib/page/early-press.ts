import { whenPageWhole } from './page-whole.ts';

declare global {
  interface Window {
    /** The last button that was pressed before the page was whole; kept by the page itself (`page/start-script.ts`). */
    maidanPressed?: HTMLElement | undefined;
  }
}

/** The frame answers from here on. */
export function markAwake(): void {
  document.documentElement.dataset['awake'] = '';
}

/** Whatever was pressed before React had taken it over is pressed once everything has been. */
export async function pressOnceWhole(): Promise<void> {
  await whenPageWhole;
  const { maidanPressed: pressed } = window;
  window.maidanPressed = undefined;
  if (pressed?.isConnected === true) pressed.click();
}
