import type { Browser, Page } from '@playwright/test';
import { TEAM_MAP_MOST } from '@maidan/contract/downline/get-team-map.ts';
import { DEMO_ACCOUNTS } from '@maidan/server/sandbox/people/demo-accounts.ts';
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
/** Of a hand on a map, and of a wheel. */
const [DRAGS, TURNS] = [60, 12];

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

type Case = {
  what: string;
  path: string;
  viewport: typeof PHONE;
  /** Before the machine is slow and anything is measured. */
  prepare?: (page: Page) => Promise<void>;
  work: (page: Page) => Promise<void>;
};

async function onSlowPage(
  browser: Browser,
  origin: string,
  { path, viewport, prepare, work }: Case,
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
    await goAndSettle(page, `${origin}${path}`);
    await prepare?.(page);
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

/** So wide that a team of the most a map tells has six levels. */
const WIDE = 6;

/** The demo agent, on the list of a team as large as a map tells: only its map is asked for elsewhere. */
async function enterWithLargeTeam(page: Page): Promise<void> {
  const { username, password } = agentOfDemo();
  const form = page.locator('main form');
  await form.locator('input').nth(0).fill(username);
  await form.locator('input').nth(1).fill(password);
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/agentHome/);
  const nodes = Array.from({ length: TEAM_MAP_MOST }, (_, place) => [
    String(200_000 + place),
    place < WIDE ? -1 : Math.floor(place / WIDE) - 1,
    `member${place}`,
    place * WIDE < TEAM_MAP_MOST ? 41 : 0,
    place % 3 === 0,
  ]);
  await page.route('**/wps/agent/downline/map*', (route) =>
    route.fulfill({ json: { success: true, value: { nodes, cut: true }, message: '' } }),
  );
  await goAndSettle(page, new URL('/agentHome/downlineManagmentView', page.url()).href);
}

function agentOfDemo(): { username: string; password: string } {
  const found = DEMO_ACCOUNTS.find(({ username }) => username === 'agent1');
  if (found === undefined) throw new Error('the sandbox has no agent');
  return found;
}

/** Opens the map, moves it across, comes closer by the wheel and by the button, and shows all of it again. */
async function useMap(page: Page): Promise<void> {
  await page.locator('a[href*="view="], button').filter({ hasText: /^Map$/ }).first().click();
  const map = page.locator('canvas');
  await map.waitFor();
  await page.waitForFunction(() => document.querySelector('canvas')?.dataset['drawnIn'] !== undefined);
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= DRAGS; step += 1)
      await page.mouse.move(x + Math.sin(step / 6) * 120, y + Math.cos(step / 6) * 120);
    await page.mouse.up();
  };
  await drag();
  for (const way of [-240, 240]) for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, way);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Closer' }).click();
  await drag();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.waitForTimeout(SETTLED_MS);
}

/** Typing, menus, ten thousand cards and the map of ten thousand on a machine four times slower than this one. */
export async function measureSmoothness({ origin }: Platform): Promise<Measurement[]> {
  const browser = await launchWithWindow();
  try {
    const cases: Case[] = [
      { what: 'typing in the search', path: '/', viewport: DESKTOP, work: type },
      { what: 'opening the menus of the header', path: '/', viewport: DESKTOP, work: openMenus },
      { what: 'scrolling 10,000 cards on a desktop', path: '/rng', viewport: DESKTOP, work: scrollAll },
      { what: 'scrolling 10,000 cards on a phone', path: '/rng', viewport: PHONE, work: scrollAll },
      ...[DESKTOP, PHONE].map((viewport) => ({
        what: `opening, moving and zooming the map of 10,000 on a ${viewport === PHONE ? 'phone' : 'desktop'}`,
        path: '/agent',
        viewport,
        prepare: enterWithLargeTeam,
        work: useMap,
      })),
    ];
    const measurements: Measurement[] = [];
    for (const one of cases) {
      const { ms, collecting, of } = await onSlowPage(browser, origin, one);
      measurements.push({
        what: `longest piece of our script while ${one.what}, ${SLOWER} times slowed, as a share of ${BAR_MS} ms`,
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
