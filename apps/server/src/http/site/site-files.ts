import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fixedAnswer, sendFixed, type FixedAnswer } from '#call/fixed-answer.ts';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import type { OfflineWorker } from '#http/site/site-renderer.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** As the build wrote them beside each file (`precompress.ts`), the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const AS_FILE = { config: { limit: ROUTE_LIMITS.file } };

/**
 * Built files carry their content's hash in the name and never change; the few others are kept for a day. All of them are a few
 * megabytes and are held in memory: a first visit asks for a dozen at once, and reading each from the disk took twice as long.
 */
export function mountSiteFiles(app: App, folder: string): void {
  const assets = readFiles(join(folder, 'assets'));
  app.get<{ Params: { '*': string } }>('/assets/*', AS_FILE, (request, reply) => {
    const file = assets.get(request.params['*']);
    if (file === undefined) return reply.callNotFound();
    void reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
    return sendFixed(request, reply, file);
  });
  for (const [name, file] of readFiles(folder)) {
    app.get(`/${name}`, AS_FILE, (request, reply) => {
      void reply.header('cache-control', 'public, max-age=86400');
      return sendFixed(request, reply, file);
    });
  }
}

function readFiles(folder: string): Map<string, FixedAnswer> {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  );
  const files = new Map<string, FixedAnswer>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const packed = ENCODINGS.filter(({ ending }) => names.has(name + ending)).map((encoding) => ({
      encoding: encoding.name,
      content: readFileSync(join(folder, name + encoding.ending)),
    }));
    files.set(name, { type, plain: readFileSync(join(folder, name)), packed });
  }
  return files;
}

/** It decides what a browser keeps, so it is itself asked for every time. */
export function mountWorker(app: App, { path, script }: OfflineWorker): void {
  const file = fixedAnswer('text/javascript; charset=utf-8', script);
  app.get(path, AS_FILE, (request, reply) =>
    sendFixed(request, reply.header('cache-control', 'no-cache'), file),
  );
}
