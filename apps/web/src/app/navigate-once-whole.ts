import { isPageWhole, whenPageWhole } from '#lib/page/page-whole.ts';
import { painted } from '#lib/page/painted.ts';
import type { AppRouter } from './router.tsx';

/**
 * The frame answers before the page in its middle has been taken over. Were the router to move on right then, React
 * would compare the next page with this one's markup, find them different and throw the server's work away. So a
 * place that is chosen that early (a link, the way back, a redirect) stands in the address at once and loads as soon
 * as the page is whole. Later too a press is seen before the next page, which is drawn in one piece, takes its time.
 */
export function navigateOnceWhole(router: Pick<AppRouter, 'load'>): void {
  const { load } = router;
  router.load = async (options) => {
    await (isPageWhole() ? painted() : whenPageWhole);
    await load(options);
  };
}
