import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { filesOf, readAssets } from '../src/page/assets.ts';
import type { Manifest } from '../src/page/assets.ts';
import { BUDGET, CHUNKS, STYLE_BUDGET } from './first-visit.ts';

/** `npm run size --workspace apps/web`, and a part of `npm run check`: what a first visit to `/` loads of the last build. */
const client = join(import.meta.dirname, '../dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
const gzipSize = (file: string): number => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
const nameOf = new Map(Object.values(manifest).map(({ file, name }) => [`/${file}`, name ?? file]));

/** What the page names in its head, then what it asks for by itself. */
function firstVisit(language: Language): Map<string, number> {
  const later = Object.entries(manifest).filter(([, { name = '' }]) => name !== 'main' && name in CHUNKS);
  const files = new Set([
    ...readAssets(manifest, '').preloads(language, ['__root__', '/']),
    ...[...later.map(([key]) => key), `src/locales/${language}/news.ts`].flatMap((key) =>
      filesOf(manifest, key),
    ),
  ]);
  return new Map([...files].map((file) => [nameOf.get(file) ?? file, gzipSize(file)]));
}

const rows = new Map<string, number>();
for (const visit of LANGUAGES.map(firstVisit))
  for (const [name, bytes] of visit) rows.set(name, Math.max(bytes, rows.get(name) ?? 0));
const style = readdirSync(join(client, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .reduce((sum, name) => sum + gzipSize(`assets/${name}`), 0);
const tooMuch: string[] = [];

function report(name: string, bytes: number, budget: number): void {
  const line = `${String(bytes).padStart(8)} of ${String(budget).padStart(8)}  ${name}\n`;
  process.stdout.write(line);
  if (bytes > budget) tooMuch.push(name);
}
for (const name of Object.keys(BUDGET)) report(name, rows.get(name) ?? Infinity, BUDGET[name] ?? 0);
for (const [name, bytes] of rows) if (!(name in BUDGET)) report(name, bytes, 0);
report('style', style, STYLE_BUDGET);
const total = [...rows.values()].reduce((sum, bytes) => sum + bytes, 0);
process.stdout.write(`${String(total).padStart(8)} bytes of script in ${rows.size} files\n`);
if (tooMuch.length > 0) {
  process.stdout.write(
    `A first visit grew: ${tooMuch.join(', ')}. Load what it does not need by import(), or say in a decision why the budget ` +
      'in apps/web/plugins/first-visit.ts is raised.\n',
  );
  process.exitCode = 1;
}
