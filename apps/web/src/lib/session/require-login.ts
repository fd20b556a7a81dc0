import { redirect } from '@tanstack/react-router';
import { otherTabsAsked, readToken } from '#lib/session/session-token.ts';

/** RTE-13: a guard for `beforeLoad`. The visitor lands where they wanted to go once logged in. */
export async function requireLogin({ location }: { location: { href: string } }): Promise<void> {
  if (typeof window === 'undefined') return;
  await otherTabsAsked();
  if (readToken() !== null) return;
  throw redirect({ to: '/login', search: { returnTo: location.href } });
}

/** Only paths of this site: an address from a query must not lead elsewhere. */
export function safeReturnPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : '/';
}
