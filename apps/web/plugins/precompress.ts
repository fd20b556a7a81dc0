import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const SMALLEST_BYTES = 512;

/** Writes `.br` and `.gz` beside every built file, so that the server never compresses the same bytes twice. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'maidan:precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && COMPRESSIBLE.test(entry.name)) compressFile(join(entry.parentPath, entry.name));
      }
    },
  };
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}
