import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '#http/platform.ts';
import type { OfflineWorker } from '#http/site-renderer.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Built files carry their content's hash in the name and never change; the few others are kept for a day. */
export async function mountSiteFiles(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
      void reply.header('vary', 'accept-encoding');
    },
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const content = readFileSync(join(folder, entry.name));
    app.get(`/${entry.name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    );
  }
}

/** It decides what a browser keeps, so it is itself asked for every time. */
export function mountWorker(app: App, { path, script }: OfflineWorker): void {
  app.get(path, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
