/** A page on a machine four times slower than this one, for what is measured while somebody uses it. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserPath, windowBrowserPath } from '../scripts/lib/machine.mjs';

export const SLOWER = 4;
export const DESKTOP = { width: 1440, height: 900 };
export const SETTLED_MS = 3000;

/** As somebody who has closed the announcements before. */
export async function closePopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = JSON.stringify(Array.from({ length: 500 }, (_, index) => String(index + 1)));
    for (const kind of ['user', 'visitor']) sessionStorage.setItem(`maidan-popups-${kind}`, all);
  });
}

/** What a page does after it has come, it does once; that is the first visit's matter. */
export async function goAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** With its window, as a reader has it: what that takes of the processor is part of these measurements. */
export function launchWithWindow(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? windowBrowserPath() ?? browserPath() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}
