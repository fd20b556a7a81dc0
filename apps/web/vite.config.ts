import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './plugins/compiled-messages.ts';
import { iconSprite } from './plugins/icon-sprite.ts';
import { leanContract } from './plugins/lean-contract.ts';
import { precompress } from './plugins/precompress.ts';
import { ROUTER_OPTIONS } from './plugins/router-options.ts';

/**
 * Three chunks that a first visit needs, in place of dozens of crumbs that a phone would fetch one by one. What loads
 * later (forms, encryption, modals, the member's half of the header) stays apart.
 */
const LATER = [
  'cipher|new-id|call-file|known-languages|offline-(?:worker|page)|in-turn|typed-(?:digits|amount)|amount-limits|secret-field|modal-table|copy-(?:text|button)|site-settings|permission|page-(?:key|busy)|pick-one|sandbox-inbox|upload|send-picture|prepare-picture|own-picture|mobile-field|use-call-form|use-member-words|panel\\.|inbox-link|words-of|prompt-box',
  'measur|error-places|show-call-error|rich-text|leave-site|first-login|closed-(?:site|actions)|countdown|social-links|[a-z-]+-modals?\\.',
  'live-listener|reality-place|search-keys|(?:[a-z-]+\\.)?live\\.|hand-over|arrival|behind-login|refusals|member-(?:actions|chat|listener|menu|nav|panel|side)\\.|unclaimed|side-(?:banner|vendors)|balance-box|avatar|use-(?:counted|drop|uploads)',
].join('|');
/** Of the libraries: what sends forms and turns endless pages. */
const OF_LATER_PAGES =
  '.*/(?:queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|useMutation|useSuspense\\w*)\\.js';
const GROUPS = [
  // Named first, or the parts of the contract that are needed early would draw the whole library in.
  { name: 'schemas', test: /node_modules\/zod\//, priority: 1 },
  {
    name: 'framework',
    test: new RegExp(
      `node_modules/(?:react|react-dom|scheduler|@tanstack|use-intl|icu-minify|@formatjs|zustand|clsx)/(?!${OF_LATER_PAGES})`,
    ),
  },
  {
    name: 'ground',
    test: new RegExp(
      `apps/web/src/(?:lib|app/shell)/(?!${LATER})|packages/ui/src/(?!field|money-text)|contract/src/money\\.ts`,
    ),
  },
  {
    name: 'lobby',
    test: /apps\/web\/src\/(?:features\/lobby\/(?!lobby\.live|sports-|list\/)|routes\/-(?!late-|rooms-|record-))/,
  },
  // What every page loads once it stands, and what a newcomer is greeted with: one file each.
  {
    name: 'listening',
    test: /apps\/web\/src\/(?:app\/shell\/(?:live-listener|modal-table|hand-over\.live|site\.live|search-keys)|lib\/(?:live\.ts|arrival|page-busy|hand-over-codes)|features\/(?:session\/(?:session\.live|forget-member)|messages\/(?:messages\.live|use-popups|popup-state)|lobby\/lobby\.live))/,
  },
  {
    name: 'greeting',
    test: /apps\/web\/src\/(?:app\/shell\/news-modals|features\/messages\/(?:announcement-text|public-modal|notice-modal|turner)|lib\/rich-text)|system\/outside-link/,
  },
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
