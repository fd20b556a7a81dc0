import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, gzipped, of the smallest page React can make: the reference for what a first visit may weigh. */
export async function bareReactBytes(): Promise<number> {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(resolve('.cache', 'bare-react-'));
  try {
    writeFileSync(
      join(root, 'index.html'),
      '<div id="root"></div><script type="module" src="./main.jsx"></script>',
    );
    writeFileSync(
      join(root, 'main.jsx'),
      "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\n" +
        "createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));\n",
    );
    const { build } = await import('vite');
    await build({ root, configFile: false, logLevel: 'silent', build: { outDir: 'dist' } });
    const folder = join(root, 'dist', 'assets');
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
