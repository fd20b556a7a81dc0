import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './plugins/compiled-messages.ts';
import { CHUNKS } from './plugins/first-visit.ts';
import { iconSprite } from './plugins/icon-sprite.ts';
import { leanContract } from './plugins/lean-contract.ts';
import { leanPreload } from './plugins/lean-preload.ts';
import { precompress } from './plugins/precompress.ts';
import { ROUTER_OPTIONS } from './plugins/router-options.ts';

/** Of the libraries: what sends forms and turns endless pages. */
const OF_LATER_PAGES =
  '.*/(?:queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|useMutation|useSuspense\\w*)\\.js';
const FRAMEWORK = `node_modules/(?:react|react-dom|scheduler|@tanstack|use-intl|icu-minify|@formatjs|zustand|clsx)/(?!${OF_LATER_PAGES})`;

/** What imports what decides what is in them: a part leaves when nothing early imports it but by `import()`. */
const FIRST_VISIT = Object.entries(CHUNKS).map(([name, roots]) => ({
  name,
  test: new RegExp(`apps/web/src/(?:${roots.map((root) => root.replace('.', '\\.')).join('|')})`),
}));
/** A few files in place of dozens of crumbs that a phone would fetch one by one. */
const GROUPS = [
  // Named first, or the parts of the contract that are needed early would draw the whole library in.
  { name: 'schemas', test: /node_modules\/zod\//, priority: 1 },
  // Apart, because it stays as it is when a new version of the site comes.
  { name: 'framework', test: new RegExp(FRAMEWORK) },
  ...FIRST_VISIT,
];

/**
 * Of what a later page imports only the weighty parts are named ahead. Naming every crumb would cost each first visit
 * more than the round trip it spares a second page.
 */
const NAMED_AHEAD = /\/(?:schemas|standard-schema|login-panel|account|qr-code)-/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ ...ROUTER_OPTIONS, autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    iconSprite(),
    leanContract(),
    leanPreload(),
    compiledMessages(),
    precompress(),
  ],
  resolve: {
    alias: {
      // Messages are compiled at build time, so the ICU parser (9 KB) stays at home.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // What the shim stands in for is a part of React.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // One small stylesheet: the server writes it into the page, which saves the first visit a round trip.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => NAMED_AHEAD.test(file)) },
    rolldownOptions:
      isSsrBuild === true ? {} : { input: 'src/main.tsx', output: { codeSplitting: { groups: GROUPS } } },
  },
  // The server's copy is whole in itself: production React, whatever the environment of the process says.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', /^@maidan\//] },
}));
