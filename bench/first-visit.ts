import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { browserPath } from '../scripts/lib/machine.mjs';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import { bareReactBytes } from './bare/page.ts';
import type { Measurement } from './report.ts';

type Weight = { script: number; style: number; requests: number };

async function addBody(response: Response, weight: Weight, kind: 'script' | 'style'): Promise<void> {
  const body = await response.body();
  // Only now: `+=` with the waiting on its right would add to what was there before the wait.
  weight[kind] += gzipSync(body, { level: 9 }).length;
}

/** The stylesheet is written into the page; it counts as if it were a file. */
async function inlineStyleBytes(origin: string): Promise<number> {
  const html = await (await fetch(origin)).text();
  const css = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '').join('');
  return css === '' ? 0 : gzipSync(css, { level: 9 }).length;
}

/** What a browser really loads for `/` until it rests, gzipped the same way for everybody. */
async function weigh(origin: string): Promise<Weight> {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const weight: Weight = { script: 0, style: 0, requests: 0 };
    const bodies: Promise<void>[] = [];
    const seen = new Set<string>();
    page.on('response', (response) => {
      weight.requests += 1;
      // By content: what a `modulepreload` brought is not called a script by the browser.
      const type = response.headers()['content-type'] ?? '';
      const kind = /javascript/.test(type) ? 'script' : /text\/css/.test(type) ? 'style' : null;
      if (kind === null) return;
      // Preloaded and then imported, a module is still one file.
      if (seen.has(response.url())) return;
      seen.add(response.url());
      bodies.push(addBody(response, weight, kind));
    });
    await page.goto(origin);
    // Whole first: the script begins only when the pictures are there, and a quiet line says nothing before that.
    await page.waitForSelector('html[data-whole]', { state: 'attached' });
    // The news that open by themselves on a first visit are a part of it.
    await page.waitForSelector('dialog[open]');
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    weight.style += await inlineStyleBytes(origin);
    return weight;
  } finally {
    await browser.close();
  }
}

export async function measureFirstVisit({ origin }: Platform): Promise<Measurement[]> {
  const reference = await bareReactBytes();
  const { script, style, requests } = await weigh(origin);
  return [
    {
      what: 'JavaScript and CSS of the first visit against a bare React page',
      ratio: (script + style) / reference,
      bar: { kind: 'at most', value: 2 },
      detail: `${kilobytes(script)} script and ${kilobytes(style)} style in ${requests} requests, against ${kilobytes(reference)}`,
    },
    share('JavaScript of the first visit', script, 132),
    share('CSS of the first visit', style, 20),
  ];
}

function share(what: string, bytes: number, bar: number): Measurement {
  return {
    what: `${what}, as a share of ${bar} KB`,
    ratio: bytes / 1024 / bar,
    bar: { kind: 'at most', value: 1 },
    detail: kilobytes(bytes),
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
