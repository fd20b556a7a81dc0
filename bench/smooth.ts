import type { Browser, Page } from '@playwright/test';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import type { Measurement } from './report.ts';
import {
  closePopups,
  DESKTOP,
  goAndSettle,
  launchWithWindow,
  SETTLED_MS,
  SLOWER,
  slowDown,
} from './slow-page.ts';

const BAR_MS = 50;
const PHONE = { width: 390, height: 844 };
const STEPS = 200;

/** `collecting` is what the browser took out of it to collect garbage: as much in a page that makes little of it. */
type Piece = { start: number; ms: number; collecting: number; of: string };
type Span = { from: number; to: number };

const CLOCK = 'maidan-clock';
const COLLECTIONS = new Set(['MajorGC', 'MinorGC']);

/** Every piece of our own script that held the page up, as the browser itself counts them. */
async function watch(page: Page): Promise<void> {
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['v8', 'blink.user_timing', 'devtools.timeline'] });
  await page.evaluate((clock) => {
    performance.mark(clock);
    const pieces: Piece[] = [];
    Object.assign(window, { pieces });
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as unknown as LongFrame[])
        for (const script of frame.scripts)
          if (script.sourceURL.startsWith(location.origin))
            pieces.push({
              start: script.startTime,
              ms: script.duration,
              collecting: 0,
              of: `${script.invoker} ${script.sourceURL.split('/').at(-1)}`,
            });
    }).observe({ type: 'long-animation-frame', buffered: false });
    type LongFrame = {
      scripts: { startTime: number; duration: number; invoker: string; sourceURL: string }[];
    };
  }, CLOCK);
}

async function longest(page: Page): Promise<Piece> {
  const pieces = await page.evaluate(() => (window as unknown as { pieces: Piece[] }).pieces);
  const trace = await page.context().browser()?.stopTracing();
  const collections = collectionsIn(trace?.toString() ?? '');
  return pieces
    .map((piece) => withoutCollecting(piece, collections))
    .reduce((most, piece) => (piece.ms > most.ms ? piece : most), {
      start: 0,
      ms: 0,
      collecting: 0,
      of: 'nothing over a frame',
    });
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { startTime?: number } };
};

/** When the page's thread collected garbage, by the page's own clock. */
function collectionsIn(trace: string): Span[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find((event) => event.name === CLOCK);
  if (mark?.args.data?.startTime === undefined)
    throw new Error('the trace does not know the clock of the page');
  const zero = mark.ts / 1000 - mark.args.data.startTime;
  return traceEvents
    .filter((event) => COLLECTIONS.has(event.name) && event.pid === mark.pid && event.tid === mark.tid)
    .map(({ ts, dur = 0 }) => ({ from: ts / 1000 - zero, to: (ts + dur) / 1000 - zero }));
}

function withoutCollecting(piece: Piece, collections: readonly Span[]): Piece {
  const end = piece.start + piece.ms;
  const collecting = collections.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(end, to) - Math.max(piece.start, from)),
    0,
  );
  return { ...piece, ms: piece.ms - collecting, collecting };
}

async function onSlowPage(
  browser: Browser,
  url: string,
  viewport: typeof PHONE,
  work: (page: Page) => Promise<void>,
): Promise<Piece> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport === PHONE,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await closePopups(page);
    // As somebody who likes one long list.
    await page.addInitScript(() => localStorage.setItem('maidan-list-view', JSON.stringify('endless')));
    await goAndSettle(page, url);
    await slowDown(page);
    await watch(page);
    await work(page);
    return await longest(page);
  } finally {
    await context.close();
  }
}

async function type(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').locator('input');
  await field.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => ((window as unknown as { pieces: Piece[] }).pieces.length = 0));
  await field.pressSequentially('tin patti gold', { delay: 60 });
  await page.getByRole('dialog').getByRole('option').first().waitFor();
}

async function openMenus(page: Page): Promise<void> {
  const entries = page.locator('header nav a[aria-expanded]').filter({ visible: true });
  const count = Math.min(await entries.count(), 6);
  if (count === 0) throw new Error('the header has no menus to open');
  for (let round = 0; round < 2; round += 1)
    for (let entry = 0; entry < count; entry += 1) {
      await entries.nth(entry).hover();
      await page.waitForTimeout(350);
    }
}

async function scrollAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = Math.ceil(height / STEPS);
  for (let at = 1; at <= STEPS; at += 1)
    await page.evaluate(
      (to) => new Promise<void>((done) => (window.scrollTo(0, to), requestAnimationFrame(() => done()))),
      at * step,
    );
  for (let at = 0; at < STEPS; at += 1) await page.mouse.wheel(0, -400);
}

/** Typing, menus and ten thousand cards on a machine four times slower than this one. */
export async function measureSmoothness({ origin }: Platform): Promise<Measurement[]> {
  const browser = await launchWithWindow();
  try {
    const cases = [
      ['typing in the search', '/', DESKTOP, type],
      ['opening the menus of the header', '/', DESKTOP, openMenus],
      ['scrolling 10,000 cards on a desktop', '/rng', DESKTOP, scrollAll],
      ['scrolling 10,000 cards on a phone', '/rng', PHONE, scrollAll],
    ] as const;
    const measurements: Measurement[] = [];
    for (const [what, path, viewport, work] of cases) {
      const { ms, collecting, of } = await onSlowPage(browser, `${origin}${path}`, viewport, work);
      measurements.push({
        what: `longest piece of our script while ${what}, ${SLOWER} times slowed, as a share of ${BAR_MS} ms`,
        ratio: ms / BAR_MS,
        bar: { kind: 'at most', value: 1 },
        detail: `${Math.round(ms)} ms, and ${Math.round(collecting)} of collecting garbage: ${of}`,
      });
    }
    return measurements;
  } finally {
    await browser.close();
  }
}
