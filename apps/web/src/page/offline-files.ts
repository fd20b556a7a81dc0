import { createHash } from 'node:crypto';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { readAssets } from './assets.ts';
import type { Manifest } from './assets.ts';
import { WORKER_PATH } from '#lib/loading/worker-words.ts';
import { OFFLINE_PATH, workerScript } from './worker-script.ts';

/** Beside what the page imports: the drawing, and what makes the frame answer a press. */
const ALSO_KEPT = /^assets\/(?:empty-state|live-listener|modal-table|language-modal)-[\w-]+\.js$/;
const ICONS = ['/favicon.svg', '/icon-192.png', '/manifest.webmanifest'];

/** The service worker with the files that the offline page needs. Its text, and so its version, changes when they do. */
export function offlineWorker(manifest: Manifest): { path: string; script: string } {
  const assets = readAssets(manifest, '');
  const needed = LANGUAGES.flatMap((language) => assets.preloads(language, ['__root__', OFFLINE_PATH]));
  const also = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => ALSO_KEPT.test(file))
    .map((file) => `/${file}`);
  const files = [...new Set([...needed, ...also, ...ICONS])].toSorted();
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return { path: WORKER_PATH, script: workerScript({ version, files }) };
}
