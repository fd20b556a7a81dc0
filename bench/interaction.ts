import type { Locator, Page } from '@playwright/test';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import { median, type Measurement } from './report.ts';
import { closePopups, DESKTOP, goAndSettle, launchWithWindow, SLOWER, slowDown } from './slow-page.ts';

const MEDIAN_MS = 64;
const MOST_MS = 104;
const TIMES = 4;
/** The browser tells of nothing shorter: whatever it leaves out took less. */
const LEAST_MS = 16;
/** Long enough for an answer to be painted and told of. */
const PAINTED_MS = 700;

type Press = { of: string; ms: number };

/** From a press to the next picture, as the browser itself counts it, for each press of these. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const pressed = new Map<number, number>();
    Object.assign(window, { pressed });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0)
          pressed.set(interactionId, Math.max(pressed.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit);
  }, LEAST_MS);
}

async function took(page: Page, of: string, act: () => Promise<void>): Promise<Press> {
  await page.evaluate(() => (window as unknown as { pressed: Map<number, number> }).pressed.clear());
  await act();
  await page.waitForTimeout(PAINTED_MS);
  const times = await page.evaluate(() => [
    ...(window as unknown as { pressed: Map<number, number> }).pressed.values(),
  ]);
  return { of, ms: Math.max(LEAST_MS, ...times) };
}

/** What people do in the lobby, all of it without leaving the page. */
async function useTheLobby(page: Page, origin: string): Promise<Press[]> {
  const presses: Press[] = [];
  const press = async (of: string, act: () => Promise<void>): Promise<void> => {
    presses.push(await took(page, of, act));
  };
  const click = (of: string, where: Locator): Promise<void> => press(of, () => where.click());
  const categories = page.locator('header nav a[aria-expanded]').filter({ visible: true });
  const count = await categories.count();
  for (let time = 0; time < TIMES; time += 1) {
    await click('a category', categories.nth(time % count));
    await page.mouse.move(0, DESKTOP.height / 2);
  }
  await goAndSettle(page, `${origin}/rng`);
  for (let time = 0; time < TIMES; time += 1) {
    await click('a page turned', page.locator('main nav a[rel="next"]'));
    await page.waitForLoadState('networkidle');
  }
  for (let time = 0; time < TIMES; time += 1)
    await click('a favourite', page.locator('main .game-card-heart').nth(time));
  const menu = page.locator('header button[aria-controls][aria-expanded]').filter({ visible: true }).last();
  for (let time = 0; time < TIMES; time += 1) await click('a menu', menu);
  await press('the search opened', () => page.keyboard.press('/'));
  for (const letter of 'tin patti') await press('a letter of the search', () => page.keyboard.press(letter));
  await press('the search closed', () => page.keyboard.press('Escape'));
  return presses;
}

async function logIn(page: Page, origin: string): Promise<void> {
  await goAndSettle(page, `${origin}/login`);
  const form = page.getByRole('dialog');
  await form.locator('input[autocomplete~="username"]').fill('demo');
  await form.locator('input[autocomplete="current-password"]').fill('Maidan2026');
  await form.locator('button[type="submit"]').click();
  await form.waitFor({ state: 'hidden' });
}

/** How soon the lobby answers a press, on a machine four times slower than this one. */
export async function measureInteraction({ origin }: Platform): Promise<Measurement[]> {
  const browser = await launchWithWindow();
  try {
    const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
    const page = await context.newPage();
    await closePopups(page);
    await listen(page);
    await logIn(page, origin);
    await goAndSettle(page, origin);
    await slowDown(page);
    const presses = await useTheLobby(page, origin);
    const slowest = presses.reduce((most, one) => (one.ms > most.ms ? one : most));
    const middle = median(presses.map(({ ms }) => ms));
    return [
      shareOf('the usual time', middle, MEDIAN_MS, `${middle} ms, of ${presses.length} presses`),
      shareOf('the longest time', slowest.ms, MOST_MS, `${slowest.ms} ms: ${slowest.of}`),
    ];
  } finally {
    await browser.close();
  }
}

function shareOf(what: string, ms: number, bar: number, detail: string): Measurement {
  return {
    what: `${what} from a press to its picture, ${SLOWER} times slowed, as a share of ${bar} ms`,
    ratio: ms / bar,
    bar: { kind: 'at most', value: 1 },
    detail,
  };
}
