import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserPath, windowBrowserPath } from '../scripts/lib/machine.mjs';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import { median, type Measurement } from './report.ts';
import { serveStaticLobby } from './static-lobby.ts';

/** Odd, and enough that one busy moment of the machine does not decide. */
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Pages beside the lobby that are held to the same scores. */
const OTHER_PAGES = ['/rng', '/help'];
/** What a page of ours may take of the time in which a static one with the same pictures is seen whole. */
const MOST_OF_STATIC = { largestPaintMs: 1, speedIndexMs: 1.5 };
const MOST_BLOCKED_MS = 150;
type Scores = {
  largestPaintMs: number;
  speedIndexMs: number;
  layoutShift: number;
  blockedMs: number;
} & Record<(typeof CATEGORIES)[number], number>;

/** The one without a window leaves the processor to the page; the full one is what people have. */
type BrowserKind = { name: string; path: string };

function browsersHere(): BrowserKind[] {
  const [shell, full] = [browserPath() ?? '', windowBrowserPath()];
  const kinds = [{ name: 'without a window', path: shell }];
  if (full !== undefined && full !== shell) kinds.push({ name: 'full', path: full });
  return kinds;
}

/** Now and then Chromium's trace lacks the page's beginning; Lighthouse then asks to be run again. */
const NO_TRACE = 'NO_NAVSTART';
const TRIES = 3;

async function runOnce(browser: BrowserKind, url: string): Promise<Scores> {
  for (let tried = 1; ; tried += 1)
    try {
      return await visit(browser, url);
    } catch (error) {
      if (tried === TRIES || !String(error).includes(NO_TRACE)) throw error;
    }
}

async function visit({ path }: BrowserKind, url: string): Promise<Scores> {
  const chrome = await launch({
    chromePath: path,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (name: string) => {
      const found = categories[name]?.score;
      // A category without a score is a failed measurement, never a zero.
      if (typeof found !== 'number')
        throw new Error(`Lighthouse: no ${name} of ${url}: ${failuresOf(audits)}`);
      return Math.round(found * 100);
    };
    return {
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      speedIndexMs: audits['speed-index']?.numericValue ?? Number.NaN,
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    chrome.kill();
  }
}

function failuresOf(audits: Result['audits']): string {
  const failed = Object.values(audits).filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  return failed.map(({ id, errorMessage }) => `${id} (${errorMessage ?? 'no reason'})`).join(', ');
}

function middle(runs: Scores[], what: keyof Scores): number {
  return median(runs.map((run) => run[what]));
}

/** In both browsers: the lobby and the static page with the same pictures, turn by turn, so that both meet the same machine. */
export async function measureLighthouse({ origin }: Platform): Promise<Measurement[]> {
  const reference = await serveStaticLobby(origin);
  try {
    const found: Measurement[] = [];
    for (const browser of browsersHere()) {
      found.push(...(await measureLobby(browser, origin, reference.url)));
      for (const path of OTHER_PAGES)
        found.push(...scoresOf(browser, path, await runAll(browser, `${origin}${path}`)));
    }
    return found;
  } finally {
    await reference.close();
  }
}

async function measureLobby(browser: BrowserKind, origin: string, staticUrl: string): Promise<Measurement[]> {
  const ours: Scores[] = [];
  const theirs: Scores[] = [];
  await fetch(origin);
  for (let run = 0; run < RUNS; run += 1) {
    theirs.push(await runOnce(browser, staticUrl));
    ours.push(await runOnce(browser, `${origin}/`));
  }
  const detail = `${describe(ours)}; static: ${describe(theirs)}`;
  const againstStatic = (what: string, which: keyof typeof MOST_OF_STATIC): Measurement => ({
    what: `${what} of the lobby against a static page with the same pictures, browser ${browser.name}`,
    ratio: middle(ours, which) / middle(theirs, which),
    bar: { kind: 'at most', value: MOST_OF_STATIC[which] },
    detail,
  });
  return [
    againstStatic('largest paint', 'largestPaintMs'),
    againstStatic('speed index', 'speedIndexMs'),
    {
      what: `blocking time of the lobby, as a share of ${MOST_BLOCKED_MS} ms, browser ${browser.name}`,
      ratio: middle(ours, 'blockedMs') / MOST_BLOCKED_MS,
      bar: { kind: 'at most', value: 1 },
      detail,
    },
    ...scoresOf(browser, '/', ours),
  ];
}

async function runAll(browser: BrowserKind, url: string): Promise<Scores[]> {
  await fetch(url);
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(browser, url));
  return runs;
}

function scoresOf(browser: BrowserKind, path: string, runs: Scores[]): Measurement[] {
  return [
    {
      what: `layout shift of ${path}, as a share of 0.02, browser ${browser.name}`,
      ratio: middle(runs, 'layoutShift') / 0.02,
      bar: { kind: 'at most', value: 1 },
      detail: describe(runs),
    },
    ...CATEGORIES.map((category): Measurement => ({
      what: `Lighthouse mobile, ${category} of ${path}, as a share of 100, browser ${browser.name}`,
      ratio: middle(runs, category) / 100,
      bar: { kind: 'at least', value: category === 'performance' ? 0.97 : 1 },
      detail: `${middle(runs, category)}, median of ${runs.length}`,
    })),
  ];
}

function describe(runs: Scores[]): string {
  const ms = (which: keyof Scores) => `${Math.round(middle(runs, which))} ms`;
  return `paint ${ms('largestPaintMs')}, speed index ${ms('speedIndexMs')}, blocked ${ms('blockedMs')}, shift ${middle(runs, 'layoutShift').toFixed(3)}`;
}
