/**
 * The server waits, so that a page arrives with its data. The browser only begins: the page shows at once, with
 * skeletons for what is not there yet. A prefetch never fails; each page says itself what did not come.
 */
export function loadAhead(...prefetches: Promise<void>[]): Promise<unknown> | undefined {
  return typeof window === 'undefined' ? Promise.all(prefetches) : undefined;
}
