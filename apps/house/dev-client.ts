import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';

/** Stands in the page where each answer's own nonce goes. */
const NONCE_MARK = 'nonce-of-this-answer';

/** Vite inside the house, for `npm run dev`: the game page from its sources, updated in the open page as they change. */
export async function openDevClient(port: number) {
  const socketPort = port < 40_000 ? port + 20_000 : port - 20_000;
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    appType: 'custom',
    html: { cspNonce: NONCE_MARK },
    server: { middlewareMode: true, hmr: { host: 'localhost', port: socketPort } },
  });
  return {
    page: async (url: string, nonce: string) => {
      const source = await readFile(`${import.meta.dirname}/index.html`, 'utf8');
      return (await vite.transformIndexHtml(url, source)).replaceAll(NONCE_MARK, nonce);
    },
    middleware: vite.middlewares,
    socketOrigin: `ws://localhost:${socketPort}`,
    close: () => vite.close(),
  };
}
