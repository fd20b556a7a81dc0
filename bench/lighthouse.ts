import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserPath } from '../scripts/lib/machine.mjs';
import type { Platform } from '../scripts/lib/platform.ts';
import { median, type Measurement } from './report.ts';
import { serveStaticLobby } from './static-lobby.ts';

/** Odd, and enough that one busy moment of the machine does not decide. */
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Pages beside the lobby that are held to the same scores. */
const OTHER_PAGES = ['/rng', '/help'];
type Scores = { largestPaintMs: number; layoutShift: number; blockedMs: number } & Record<
  (typeof CATEGORIES)[number],
  number
>;

/** Now and then Chromium's trace lacks the page's beginning; Lighthouse then asks to be run again. */
const NO_TRACE = 'NO_NAVSTART';
const TRIES = 3;

async function runOnce(url: string): Promise<Scores> {
  for (let tried = 1; ; tried += 1)
    try {
      return await visit(url);
    } catch (error) {
      if (tried === TRIES || !String(error).includes(NO_TRACE)) throw error;
    }
}

async function visit(url: string): Promise<Scores> {
  const chrome = await launch({
    chromePath: browserPath() ?? '',
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

/** The lobby and the static page with the same pictures, turn by turn, so that both meet the same machine. */
export async function measureLighthouse({ origin }: Platform): Promise<Measurement[]> {
  const reference = await serveStaticLobby(origin);
  const ours: Scores[] = [];
  const theirs: Scores[] = [];
  try {
    await fetch(origin);
    for (let run = 0; run < RUNS; run += 1) {
      theirs.push(await runOnce(reference.url));
      ours.push(await runOnce(`${origin}/`));
    }
  } finally {
    await reference.close();
  }
  const others: Measurement[] = [];
  for (const path of OTHER_PAGES) others.push(...scoresOf(path, await runAll(`${origin}${path}`)));
  return [
    {
      what: 'largest paint of the lobby against a static page with the same pictures',
      ratio: middle(ours, 'largestPaintMs') / middle(theirs, 'largestPaintMs'),
      bar: { kind: 'at most', value: 1.2 },
      detail: `${describe(ours)}; static: ${describe(theirs)}`,
    },
    ...scoresOf('/', ours),
    ...others,
  ];
}

async function runAll(url: string): Promise<Scores[]> {
  await fetch(url);
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url));
  return runs;
}

function scoresOf(path: string, runs: Scores[]): Measurement[] {
  return [
    {
      what: `layout shift of ${path}, as a share of 0.02`,
      ratio: middle(runs, 'layoutShift') / 0.02,
      bar: { kind: 'at most', value: 1 },
      detail: describe(runs),
    },
    ...CATEGORIES.map((category): Measurement => ({
      what: `Lighthouse mobile, ${category} of ${path}, as a share of 100`,
      ratio: middle(runs, category) / 100,
      bar: { kind: 'at least', value: category === 'performance' ? 0.97 : 1 },
      detail: `${middle(runs, category)}, median of ${runs.length}`,
    })),
  ];
}

function describe(runs: Scores[]): string {
  return `paint ${Math.round(middle(runs, 'largestPaintMs'))} ms, shift ${middle(runs, 'layoutShift').toFixed(3)}, blocked ${Math.round(middle(runs, 'blockedMs'))} ms`;
}
