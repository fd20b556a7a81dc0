import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readAssets } from '../src/page/assets.ts';

/** `npm run size --workspace apps/web`: what a first visit to `/` loads, in gzip bytes, against its budget. */
const BUDGET_SCRIPT_BYTES = 150_000;
const BUDGET_STYLE_BYTES = 20_000;
const client = join(import.meta.dirname, '../dist/client');

const gzipSize = (path: string): number => gzipSync(readFileSync(join(client, path)), { level: 9 }).length;
const manifest: unknown = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const assets = readAssets(manifest as Parameters<typeof readAssets>[0], '');
const scripts = assets.preloads('en', ['__root__', '/']).map((file) => ({ file, bytes: gzipSize(file) }));
const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
const style = readdirSync(join(client, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .reduce((sum, name) => sum + gzipSize(`assets/${name}`), 0);

for (const { file, bytes } of scripts) process.stdout.write(`${String(bytes).padStart(8)}  ${file}\n`);
process.stdout.write(`${String(script).padStart(8)}  script, budget ${BUDGET_SCRIPT_BYTES}\n`);
process.stdout.write(`${String(style).padStart(8)}  style, budget ${BUDGET_STYLE_BYTES}\n`);
if (script > BUDGET_SCRIPT_BYTES || style > BUDGET_STYLE_BYTES) process.exitCode = 1;
