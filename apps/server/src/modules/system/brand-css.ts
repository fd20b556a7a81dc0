import { createHash } from 'node:crypto';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { brandCss } from '#settings/brand-tokens.ts';

/** The operator's look: loaded by every page after the built style sheet, changed without a rebuild. */
export function mountBrandCss(app: App): void {
  app.get('/brand.css', { config: { limit: ROUTE_LIMITS.look } }, async (request, reply) => {
    const css = brandCss(await app.platform.settings.get('brandTokens'));
    const etag = `"${createHash('sha256').update(css).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag).header('cache-control', 'no-cache').type('text/css; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(css);
  });
}
