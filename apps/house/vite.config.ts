import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The game page: built into files, or served from its sources by the house itself while developing. */
export default defineConfig({
  base: '/play/',
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist/client', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
