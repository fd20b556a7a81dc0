import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * The longest task of the page's main thread meanwhile, in milliseconds that the thread itself was at work: what else the machine does at
 * the time is not counted, the slowing is.
 */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  let buffer: Buffer;
  try {
    await work();
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .reduce((most, { tdur, dur }) => Math.max(most, (tdur ?? dur ?? 0) / 1_000), 0);
}
