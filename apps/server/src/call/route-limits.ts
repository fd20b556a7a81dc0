import { addressKey } from '@maidan/http/address-key.ts';
import type { FastifyRequest, HTTPMethods } from 'fastify';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';

/**
 * How often one address may ask for a route in a minute. Calls of the contract say it themselves and count sessions too
 * (`limit.ts`); routes for partners count what is not signed (`limitUnsigned`).
 */
export type RouteLimit = 'of-operation' | { readonly name: string; readonly perMinute: number };

/** The bounds of everything that is not a call of the contract. One page asks for dozens of files and pictures. */
export const ROUTE_LIMITS = {
  /**
   * Behind one address of a mobile operator are thousands of people. What a page costs is its drawing, and most are sent
   * from memory: so many may be sent, and of those so many drawn.
   */
  page: { name: 'page', perMinute: 6_000 },
  drawing: { name: 'drawing', perMinute: 600 },
  file: { name: 'file', perMinute: 12_000 },
  picture: { name: 'picture', perMinute: 12_000 },
  look: { name: 'look', perMinute: 1_200 },
  health: { name: 'health', perMinute: 1_200 },
  metrics: { name: 'metrics', perMinute: 120 },
  document: { name: 'document', perMinute: 60 },
  securityText: { name: 'security-text', perMinute: 60 },
  /** After a restart everybody behind a shared address comes back within seconds (STA-03). */
  live: { name: 'live', perMinute: 1_200 },
  /** A busy partner is many players: far above what one of them ever sent, far below what would hurt. */
  wallet: { name: 'wallet', perMinute: 600_000 },
  paymentNews: { name: 'payment-news', perMinute: 6_000 },
  sandboxPay: { name: 'sandbox-pay', perMinute: 240 },
  nothing: { name: 'nothing', perMinute: 600 },
} as const satisfies Record<string, RouteLimit>;

const UNSIGNED_PER_MINUTE = 120;

export type MountedRoute = { readonly method: HTTPMethods; readonly url: string; readonly limit: RouteLimit };

/** No route without a bound: one that names none cannot be mounted. */
export function useRouteLimits(app: App): void {
  const routes: MountedRoute[] = [];
  app.decorate('mountedRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const limit = config?.limit;
    if (limit === undefined) throw new Error(`${String(method)} ${url} needs a limit (route-limits.ts)`);
    for (const one of [method].flat()) routes.push({ method: one, url, limit });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const limit = request.is404 ? ROUTE_LIMITS.nothing : request.routeOptions.config.limit;
    if (limit === undefined || limit === 'of-operation') return done();
    const seconds = take(app, request, limit);
    if (typeof seconds === 'number') return done(refusalAfter(seconds));
    void decideLater(seconds, done);
  });
}

async function decideLater(seconds: Promise<number>, done: (refusal?: Error) => void): Promise<void> {
  // A counter that cannot be asked holds nobody up; each node then counts for itself (`limiter.ts`).
  done(refusalAfter(await seconds.catch(() => 0)));
}

/** For whoever comes without a signature where only partners come. Those who sign are not held up by them. */
export async function limitUnsigned(app: App, request: FastifyRequest): Promise<void> {
  await takeShare(app, request, { name: 'unsigned', perMinute: UNSIGNED_PER_MINUTE });
}

/** For what an answer costs beside its being asked for. */
export async function takeShare(
  app: App,
  request: FastifyRequest,
  limit: Exclude<RouteLimit, 'of-operation'>,
): Promise<void> {
  const refusal = refusalAfter(await take(app, request, limit));
  if (refusal !== undefined) throw refusal;
}

function take(
  { platform: { limiter, config } }: App,
  request: FastifyRequest,
  { name, perMinute }: Exclude<RouteLimit, 'of-operation'>,
): number | Promise<number> {
  return limiter.take(`${name}:ip:${addressKey(request.ip)}`, perMinute * config.rateLimitFactor);
}

function refusalAfter(seconds: number): Refusal | undefined {
  return seconds > 0 ? new Refusal('TOO_MANY_REQUESTS', { args: [seconds] }) : undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of this node, operation or not. */
    mountedRoutes: readonly MountedRoute[];
  }
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}
