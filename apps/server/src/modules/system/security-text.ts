import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { App } from '#call/platform.ts';
import { fixedAnswer, sendFixed } from '#call/fixed-answer.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';

const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** RFC 9116: whom to tell of a weakness. Where the operator names nobody the address does not exist. */
export function mountSecurityText(app: App): void {
  const { securityText, publicOrigin } = app.platform.config;
  if (securityText === null) return;
  const lines = [
    `Contact: ${securityText.contact}`,
    `Expires: ${securityText.expires}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicOrigin}${SECURITY_TEXT_PATH}`,
  ];
  const text = fixedAnswer('text/plain; charset=utf-8', `${lines.join('\n')}\n`);
  app.get(SECURITY_TEXT_PATH, { config: { limit: ROUTE_LIMITS.securityText } }, (request, reply) =>
    sendFixed(request, reply.header('cache-control', 'public, max-age=86400'), text),
  );
}
