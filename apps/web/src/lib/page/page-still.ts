import { whenPageWhole } from './page-whole.ts';

/** Long enough for what a page still has to do once it is whole, short enough that a greeting belongs to the arrival. */
const REST_MS = 2_000;
/** A page that is busy for longer than this is not waited for. */
const BUSY_MS = 2_000;

/**
 * Kept once the page has been whole for a moment and has nothing to do. Whatever moves or opens by itself begins then and
 * not before: a visitor sees a page that stands still, and the first press does not meet work that nobody asked for.
 */
export const whenPageStill: Promise<void> = whenPageWhole.then(rest);

async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await idle();
  document.documentElement.dataset['still'] = '';
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: BUSY_MS });
    else setTimeout(resolve, 0);
  });
}
