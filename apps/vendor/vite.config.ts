import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const HOUSE = process.env['HOUSE_DEV_TARGET'] ?? 'http://127.0.0.1:3001';

/** The game page. While developing, `vite` serves it with hot reload and hands the calls to a running house. */
export default defineConfig({
  base: '/play/',
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist/client', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/play/api': HOUSE, '/vendor': HOUSE } },
});
