import type { AnyRouter } from '@tanstack/react-router';

/** Whether the page on screen belongs to somebody: it is kept, not left, when a session ends in the middle of work. */
export function isBehindLogin(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.staticData?.drawnIn === 'browser');
}
