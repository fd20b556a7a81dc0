import { randomBytes } from 'node:crypto';
import { isGame } from '@maidan/games/rules.ts';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './game-page.ts';

const DEV_ENTRY = new URL('../../dev-client.ts', import.meta.url).href;

type DevModule = {
  openDevClient: (port: number) => Promise<{
    page: (url: string, nonce: string) => Promise<string>;
    middleware: (request: unknown, response: unknown, next: () => void) => void;
    socketOrigin: string;
    close: () => Promise<void>;
  }>;
};

/** Sources as they are. Its policy gives way only to what Vite needs: a nonce, its socket and its waiting worker. Never for players. */
export async function mountDevGamePage(
  app: FastifyInstance,
  { siteOrigin, port }: { siteOrigin: string; port: number },
): Promise<void> {
  const { openDevClient } = (await import(DEV_ENTRY)) as DevModule;
  const dev = await openDevClient(port);
  app.addHook('onClose', () => dev.close());
  app.get<{ Params: { '*': string } }>('/play/*', async (request, reply) => {
    // Whatever is no game is a source, and Vite's to answer.
    if (!isGame(request.params['*'])) {
      reply.hijack();
      return dev.middleware(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    }
    const nonce = randomBytes(16).toString('base64');
    const policy = pagePolicy(siteOrigin)
      // Vite shows its errors by markup.
      .replace(/; require-trusted-types-for .*$/, '')
      .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
      .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
      .replace("connect-src 'self'", `worker-src blob:; connect-src 'self' ${dev.socketOrigin}`);
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(await dev.page(request.url, nonce));
  });
}
