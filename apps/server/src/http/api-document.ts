import type { App } from '#http/platform.ts';
import { apiPage } from '#http/api-page.ts';
import { openApiDocument } from '#http/openapi.ts';

/** The contract for machines and for people, made from the same list the routes are made from. */
export function mountApiDocument(app: App): void {
  const document = openApiDocument(app.platform.config.publicOrigin);
  const json = JSON.stringify(document, null, 1);
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/api', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(document, reply.cspNonce)),
  );
}
