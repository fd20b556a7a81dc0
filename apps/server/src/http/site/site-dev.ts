import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagePolicy } from '#http/answers/security-headers.ts';
import type { App } from '#call/platform.ts';
import { isApiPath } from '#call/api-path.ts';
import type { Site } from '#http/site/site-renderer.ts';

const DEV_ENTRY = join(import.meta.dirname, '../../../../web/dev-site.ts');

type DevModule = {
  openDevSite: () => Promise<
    Pick<Site, 'preferences' | 'render'> & {
      middleware: (request: unknown, response: unknown, next: () => void) => void;
      socketOrigin: string;
      close: () => Promise<void>;
    }
  >;
};

/** Sources as they are, updated in the open page as they change. Never used for visitors. */
export async function openDevSite(app: App): Promise<Site> {
  const { openDevSite: open } = (await import(pathToFileURL(DEV_ENTRY).href)) as DevModule;
  const dev = await open();
  app.addHook('onClose', () => dev.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiPath(request.url) || request.headers.upgrade !== undefined) return done();
    // Vite answers what is its own (sources, its client) and passes on the rest.
    dev.middleware(request.raw, reply.raw, done);
  });
  const { publicOrigin, gameHouseOrigin } = app.platform.config;
  return {
    preferences: dev.preferences,
    render: dev.render,
    filesFolder: null,
    remembers: false,
    adjustHeaders: (reply) => {
      const policy = pagePolicy({ nonce: reply.cspNonce, publicOrigin, gameHouseOrigin });
      void reply.header(
        'content-security-policy',
        policy
          // Vite shows its errors by markup.
          .replace(/; require-trusted-types-for .*$/, '')
          .replace("connect-src 'self'", `connect-src 'self' ${dev.socketOrigin}`)
          // With it Vite's page waits for a server that starts again, and then loads itself anew.
          .replace("worker-src 'self'", "worker-src 'self' blob:"),
      );
    },
  };
}
