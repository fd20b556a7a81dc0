import type { Plugin } from 'vite';

/**
 * How the page loads a part (`lib/loading/load-part.ts`), in place of the bundler's own way, which also waits for stylesheets:
 * this site has one, and the page carries it.
 */
export function leanPreload(): Plugin {
  return {
    name: 'maidan:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- the mark of modules that exist only while building
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from '#lib/loading/load-part.ts';`,
    },
  };
}
