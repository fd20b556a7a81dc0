import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const STAND_IN = '\0maidan:icons';
const LIST = join(import.meta.dirname, '../src/page/sprite-icons.ts');

/**
 * Keeps the shapes of the icons that every page shows out of the script: the page carries each of them once, in its
 * markup. Whoever imports such an icon gets its name instead of its shapes; the list itself gets the shapes.
 */
export function iconSprite(): Plugin {
  return {
    name: 'maidan:icon-sprite',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^lucide-react$/ },
      handler: (_source, importer) => (importer === LIST || importer === STAND_IN ? null : STAND_IN),
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- the mark of modules that exist only while building
      filter: { id: /^\0maidan:icons$/ },
      handler: () => standIn(readFileSync(LIST, 'utf8')),
    },
  };
}

/** What the list names comes by name; everything else as it is. */
export function standIn(list: string): string {
  const names = /export \{([^}]*)\}/.exec(list)?.[1]?.match(/\w+/g) ?? [];
  return [
    `import { spriteIcon } from '#lib/pictures/sprite-icon.tsx';`,
    `export * from '${LIBRARY}';`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ spriteIcon('${name}');`),
  ].join('\n');
}
