import type { Connections } from '@maidan/http/connections.ts';
import type { FastifyInstance } from 'fastify';
import type { Messages } from '#adapters/messages.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Cipher } from '#call/cipher.ts';
import type { Limiter } from '#call/limiter.ts';
import type { Partners } from '#call/partner.ts';
import type { Metrics } from '#call/metrics.ts';
import type { Bus } from '#live/bus.ts';
import type { PublicNews } from '#live/public-news.ts';
import type { Settings } from '#settings/settings.ts';

/** What one node is made of. Built once in `app.ts`, reachable as `app.platform`. */
export type Platform = {
  readonly config: Config;
  readonly db: Database;
  readonly bus: Bus;
  readonly publicNews: PublicNews;
  readonly settings: Settings;
  readonly partners: Partners;
  readonly cipher: Cipher;
  readonly messages: Messages;
  readonly limiter: Limiter;
  readonly metrics: Metrics;
  /** Set when the node has been asked to stop: readiness fails from then on. */
  draining: boolean;
};

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    connections: Connections;
  }
  interface FastifyReply {
    /** For inline script and style of this one response. */
    cspNonce: string;
  }
}
