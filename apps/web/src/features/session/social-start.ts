import type { RequestOf } from '@maidan/contract/operation.ts';
import { startSocialLogin } from '@maidan/contract/session/start-social-login.ts';
import { call } from '#lib/call.ts';
import { isText, storedValue } from '#lib/storage.ts';

/** Where the person was going before they left for the other service: a path of this site, nothing else. */
const returnPath = storedValue('maidan-social-return', isText, '', 'session');

/** LOG-14: leaves for the other service. The site comes back at `/login/social`. */
export async function startSocial(
  input: RequestOf<typeof startSocialLogin>,
  returnTo: string | undefined,
  leaveFor: (url: string) => void = (url) => window.location.assign(url),
): Promise<void> {
  const { url } = await call(startSocialLogin, input);
  returnPath.write(returnTo ?? (input.site === 'agent' ? '/agentHome' : ''));
  leaveFor(url);
}

/** Once: the next login goes its own way. */
export function takeSocialReturnPath(): string {
  const path = returnPath.read();
  returnPath.clear();
  return path === '' ? '/' : path;
}
