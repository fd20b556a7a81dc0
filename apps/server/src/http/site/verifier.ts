import { createHash } from 'node:crypto';
import { fixedAnswer, sendFixed } from '#call/fixed-answer.ts';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';

/**
 * The page that plays published rounds again, as one file that anybody may keep: it needs no server, so it may ask none. Its own
 * script and style are named by their hashes, and nothing else runs.
 */
export function mountVerifier(app: App, page: string): void {
  const policy = [
    "default-src 'none'",
    `script-src ${hashesOf(page, 'script')}`,
    `style-src ${hashesOf(page, 'style')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const answer = fixedAnswer('text/html; charset=utf-8', page);
  app.get('/verify.html', { config: { limit: ROUTE_LIMITS.file } }, (request, reply) => {
    void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
    return sendFixed(request, reply, answer);
  });
}

function hashesOf(page: string, tag: 'script' | 'style'): string {
  const pieces = [...page.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))];
  return pieces
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ');
}
