import { whenPageWhole } from '#lib/page/page-whole.ts';
import type { AppRouter } from './router.tsx';

/**
 * The router keeps the place of a page that was scrolled since the router has known it. Whoever scrolled before the page
 * woke, or was put in place by the browser, has a place too and finds it again on the way back (RTE-14).
 */
export function rememberPlace(router: Pick<AppRouter, 'subscribe'>): void {
  router.subscribe('onRendered', tell);
  void whenPageWhole.then(tell);
}

function tell(): void {
  document.dispatchEvent(new Event('scroll'));
}
