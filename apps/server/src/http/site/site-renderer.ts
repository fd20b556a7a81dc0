import type { FastifyReply } from 'fastify';

/** What the built front end offers to the server. Its own side is `apps/web/src/entry-server.tsx`. */
export type Preferences = { language: string; theme: string };
export type WireRequest = { method: string; url: string; headers: Record<string, string> };
export type WireAnswer = { status: number; body: unknown };
export type RenderedPage = { status: number; location?: string; html: string };

export type RenderRequest = Preferences & {
  url: string;
  origin: string;
  /** The number of the last public news that the page is drawn with. */
  news: number;
  nonce: string;
  /** The operator's overrides of the look, written after the stylesheet. */
  brandCss: string;
  /** HDR-07: whether numbers are grouped by lakh where the language does so. */
  lakhGrouping: boolean;
  /** LOG-15: where the page takes pictures and games from; empty texts where from here. Absent when both are. */
  hosts?: { images: string; games: string; links: readonly string[]; measuring?: string };
  transport: (request: WireRequest) => Promise<WireAnswer>;
  onFailure: (error: unknown) => void;
};

export type OfflineWorker = { path: string; script: string };

export type Site = {
  preferences: (cookies: string, acceptLanguage: string) => Preferences | Promise<Preferences>;
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** The folder of built files; null while developing, where they are made on demand. */
  filesFolder: string | null;
  /** The service worker; none while developing. */
  worker?: OfflineWorker;
  /** The page that plays published rounds again; none while developing. */
  verifier?: string;
  /** Whether a drawn page may serve the next visitor too. */
  remembers: boolean;
  adjustHeaders?: (reply: FastifyReply) => void;
};

/** The module that the build leaves behind. */
export type RendererModule = {
  readPreferences: (cookies: string, acceptLanguage: string) => Preferences;
  offlineWorker: (manifest: unknown) => OfflineWorker;
  readAssets: (manifest: unknown, css: string) => unknown;
  render: (request: RenderRequest & { assets: unknown }) => Promise<RenderedPage>;
};
