import { createServer } from 'vite';

/** Follows the site's port, so that several sites can be developed side by side and open pages find theirs again. */
const SITE_PORT = Number(process.env['PORT'] ?? 3000);
const SOCKET_PORT = SITE_PORT < 40_000 ? SITE_PORT + 20_000 : SITE_PORT - 20_000;
const ENTRY = '/src/entry-server.tsx';

type Renderer = typeof import('./src/entry-server.tsx');

/** Vite inside the platform's server, for `npm run dev`. */
export async function openDevSite() {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { host: 'localhost', port: SOCKET_PORT } },
  });
  const renderer = () => vite.ssrLoadModule(ENTRY) as Promise<Renderer>;
  const assets = { entry: '/src/main.tsx', css: '', font: '', preloads: () => [] };
  return {
    preferences: async (cookies: string, acceptLanguage: string) =>
      (await renderer()).readPreferences(cookies, acceptLanguage),
    async render(request: Omit<Parameters<Renderer['render']>[0], 'assets'>) {
      const page = await (await renderer()).render({ ...request, assets });
      const html = await vite.transformIndexHtml(request.url, page.html);
      // Vite's own inline scripts and styles need the nonce of the page too.
      const withNonce = html
        .replaceAll('<script type="module">', `<script type="module" nonce="${request.nonce}">`)
        .replace(
          '<head>',
          `<head><meta property="csp-nonce" nonce="${request.nonce}"><link rel="stylesheet" href="/src/app/styles.css?direct">`,
        );
      return { ...page, html: withNonce };
    },
    middleware: vite.middlewares,
    socketOrigin: `ws://localhost:${SOCKET_PORT}`,
    close: () => vite.close(),
  };
}
