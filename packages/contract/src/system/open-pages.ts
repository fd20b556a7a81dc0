import type { Closure } from '#operation.ts';

/** Support and what was agreed on stay readable; in the sandbox also what was sent. */
const ALWAYS = ['/help', '/service', '/responsible', '/sandbox'];
/** STA-02: whoever is kept from playing still reaches the own account and the own money. */
const OPEN: Record<Closure, readonly string[]> = {
  maintenance: ALWAYS,
  regionBlock: [...ALWAYS, '/member', '/reset'],
};

export function closureOf(systemStatus: number): Closure | null {
  if (systemStatus === 1) return 'maintenance';
  return systemStatus === 2 ? 'regionBlock' : null;
}

/** STA-01: whether the page at this path is shown although the site is closed. */
export function isPageOpen(closure: Closure, pathname: string): boolean {
  return OPEN[closure].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
