import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { App } from '#http/platform.ts';
import type { OfflineWorker } from '#http/site-renderer.ts';

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

type SiteFile = { type: string; plain: Buffer; packed: Array<{ encoding: string; content: Buffer }> };

/**
 * Built files carry their content's hash in the name and never change; the few others are kept for a day. All of them are a few
 * megabytes and are held in memory: a first visit asks for a dozen at once, and reading each from the disk took twice as long.
 */
export function mountSiteFiles(app: App, folder: string): void {
  const assets = readFiles(join(folder, 'assets'));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = assets.get(request.params['*']);
    if (file === undefined) return reply.callNotFound();
    const accepted = request.headers['accept-encoding'] ?? '';
    const packed = file.packed.find(({ encoding }) => accepts(accepted, encoding));
    if (packed !== undefined) void reply.header('content-encoding', packed.encoding);
    return reply
      .type(file.type)
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .header('vary', 'accept-encoding')
      .send(packed?.content ?? file.plain);
  });
  for (const [name, { type, plain }] of readFiles(folder)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(plain),
    );
  }
}

function readFiles(folder: string): Map<string, SiteFile> {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  );
  const files = new Map<string, SiteFile>();
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

/** Named, and not with the weight zero that refuses it. */
function accepts(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.trim().split(';')[0]?.trim() === encoding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(named);
}

/** It decides what a browser keeps, so it is itself asked for every time. */
export function mountWorker(app: App, { path, script }: OfflineWorker): void {
  app.get(path, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
