import { createHash } from 'node:crypto';
import { apiPage } from '#http/api-document/api-page.ts';
import { fixedAnswer, sendFixed } from '#call/fixed-answer.ts';
import { openApiDocument } from '#http/api-document/openapi.ts';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';

/** The page is the same for everybody, so its style is let in by what it is. */
const NOTHING_ELSE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The contract for machines and for people, made from the same list the routes are made from. */
export function mountApiDocument(app: App): void {
  const { config } = app.platform;
  if (!config.apiDocument) return;
  const limited = { config: { limit: ROUTE_LIMITS.document } };
  const answers = once(() => draw(config.publicOrigin));
  app.get('/openapi.json', limited, (request, reply) => sendFixed(request, reply, answers().json));
  app.get('/api', limited, (request, reply) => {
    const { page, styleHash } = answers();
    void reply.header('content-security-policy', `${NOTHING_ELSE}; style-src '${styleHash}'`);
    return sendFixed(request, reply, page);
  });
}

/** Made when somebody asks for the first time: most nodes are never asked. */
function draw(publicOrigin: string) {
  const document = openApiDocument(publicOrigin);
  const { html, style } = apiPage(document);
  return {
    json: fixedAnswer('application/json; charset=utf-8', JSON.stringify(document, null, 1)),
    page: fixedAnswer('text/html; charset=utf-8', html),
    styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
