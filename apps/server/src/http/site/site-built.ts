import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RendererModule, Site } from '#http/site/site-renderer.ts';

const BUILT = join(import.meta.dirname, '../../../../web/dist');
const VERIFIER = join(import.meta.dirname, '../../../../verifier/dist/index.html');

/** The front end as `npm run build` left it; null when it was not built. */
export async function openBuiltSite(folder = BUILT): Promise<Site | null> {
  const entry = join(folder, 'server/entry-server.js');
  const client = join(folder, 'client');
  const manifestFile = join(client, '.vite/manifest.json');
  if (!existsSync(entry) || !existsSync(manifestFile)) return null;
  const renderer = (await import(pathToFileURL(entry).href)) as RendererModule;
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const assets = renderer.readAssets(manifest, readStyle(join(client, 'assets')));
  return {
    preferences: renderer.readPreferences,
    render: (request) => renderer.render({ ...request, assets }),
    filesFolder: client,
    worker: renderer.offlineWorker(manifest),
    ...(existsSync(VERIFIER) ? { verifier: readFileSync(VERIFIER, 'utf8') } : {}),
    remembers: true,
  };
}

function readStyle(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}
