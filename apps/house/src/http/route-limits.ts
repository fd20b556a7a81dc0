import { createHash } from 'node:crypto';
import { HOUSE_TERMS_PATH } from '@maidan/contract/seamless-wallet/house-terms.ts';
import { VENDOR_LAUNCH_PATH } from '@maidan/contract/seamless-wallet/launch.ts';
import { VENDOR_WALLET_PATHS } from '@maidan/contract/seamless-wallet/own-wallet.ts';
import { VENDOR_LIVE_TABLES_PATH } from '@maidan/contract/seamless-wallet/live-tables.ts';
import { VENDOR_OPEN_ROUNDS_PATH } from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { VENDOR_OPENED_NUMBERS_PATH } from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import { VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { VENDOR_ROUND_WORDS_PATH } from '@maidan/contract/seamless-wallet/round-words.ts';
import { LIVE_SOCKET } from '@maidan/games/live/live-wire.ts';
import { LOTTERY_API } from '@maidan/games/lottery/lottery-wire.ts';
import { PLAY_API } from '@maidan/games/play.ts';
import { BOOK_API } from '@maidan/games/sports/book-wire.ts';
import { TABLE_SOCKET } from '@maidan/games/table/table-wire.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import { createLocalLimiter, type LocalLimiter } from '@maidan/http/local-limiter.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlayRefusal } from '#sessions/play-refusal.ts';

/** How often in a minute one address may ask; where a route needs a session, that session. */
type RouteLimit = { readonly name: string; readonly perMinute: number; readonly bySession?: true };

const SIGNED = { name: 'signed', perMinute: 600_000 };
const PLAY = { name: 'play', perMinute: 600, bySession: true } as const;
const HEALTH = { name: 'health', perMinute: 1_200 };
const FILE = { name: 'file', perMinute: 12_000 };
const NOTHING: RouteLimit = { name: 'nothing', perMinute: 600 };
const UNSIGNED: RouteLimit = { name: 'unsigned', perMinute: 120 };
/** Players behind one address share it; invented sessions must not get around it. */
const SESSIONS_PER_ADDRESS = 20;

/** Every route of the house. One that is not here cannot be mounted. */
export const ROUTE_LIMITS: Readonly<Record<string, RouteLimit>> = {
  '/healthz': HEALTH,
  '/readyz': HEALTH,
  [VENDOR_LAUNCH_PATH]: SIGNED,
  [VENDOR_ROUND_PATH]: SIGNED,
  [VENDOR_ROUND_WORDS_PATH]: SIGNED,
  [VENDOR_OPEN_ROUNDS_PATH]: SIGNED,
  [VENDOR_OPENED_NUMBERS_PATH]: SIGNED,
  [VENDOR_LIVE_TABLES_PATH]: SIGNED,
  [HOUSE_TERMS_PATH]: SIGNED,
  ...Object.fromEntries(Object.values(VENDOR_WALLET_PATHS).map((path) => [path, SIGNED])),
  [PLAY_API.exchange]: { name: 'exchange', perMinute: 240 },
  [PLAY_API.state]: PLAY,
  [PLAY_API.spin]: PLAY,
  [PLAY_API.act]: PLAY,
  [PLAY_API.rotateSeed]: { name: 'rotate', perMinute: 60, bySession: true },
  [PLAY_API.proof]: { name: 'proof', perMinute: 120, bySession: true },
  [PLAY_API.history]: { name: 'history', perMinute: 120, bySession: true },
  [PLAY_API.jackpot]: { name: 'jackpot', perMinute: 120, bySession: true },
  [PLAY_API.allows]: { name: 'allows', perMinute: 120, bySession: true },
  [PLAY_API.seen]: PLAY,
  [PLAY_API.sea]: { name: 'sea', perMinute: 120, bySession: true },
  [PLAY_API.look]: { name: 'look', perMinute: 240 },
  [BOOK_API.season]: { name: 'season', perMinute: 60, bySession: true },
  [BOOK_API.bets]: { name: 'book-bets', perMinute: 240, bySession: true },
  [BOOK_API.place]: { name: 'place', perMinute: 120, bySession: true },
  [BOOK_API.favourites]: { name: 'book-favourites', perMinute: 120, bySession: true },
  [BOOK_API.cashOut]: { name: 'cash-out', perMinute: 120, bySession: true },
  [LIVE_SOCKET]: { name: 'live', perMinute: 60 },
  [LOTTERY_API.table]: { name: 'lottery table', perMinute: 240, bySession: true },
  [LOTTERY_API.results]: { name: 'lottery results', perMinute: 60, bySession: true },
  [LOTTERY_API.order]: { name: 'lottery order', perMinute: 60, bySession: true },
  [LOTTERY_API.cancel]: { name: 'lottery cancel', perMinute: 60, bySession: true },
  [LOTTERY_API.orders]: { name: 'lottery orders', perMinute: 240, bySession: true },
  [TABLE_SOCKET]: { name: 'table', perMinute: 60 },
  '/play/:gameCode': { name: 'page', perMinute: 240 },
  '/play/assets/*': FILE,
  // While developing, where sources are served one by one.
  '/play/*': FILE,
};

export function useRouteLimits(
  app: FastifyInstance,
  factor: number,
  limiter: LocalLimiter = createLocalLimiter(),
): void {
  const routes: string[] = [];
  app.decorate('mountedRoutes', routes);
  app.addHook('onRoute', ({ method, url }) => {
    if (ROUTE_LIMITS[url] === undefined) throw new Error(`${url} needs a limit (route-limits.ts)`);
    routes.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  const take = (request: FastifyRequest, { name, perMinute, bySession }: RouteLimit) => {
    const session = bySession === true ? sessionKey(request) : null;
    const many = session === null ? 1 : SESSIONS_PER_ADDRESS;
    // First: an address that has had its share must not fill the memory with sessions that it invents.
    if (limiter.take(`${name}:ip:${addressKey(request.ip)}`, perMinute * many * factor) > 0)
      throw new PlayRefusal('TOO_FAST');
    if (session !== null && limiter.take(`${name}:s:${session}`, perMinute * factor) > 0)
      throw new PlayRefusal('TOO_FAST');
  };
  app.decorate('limitUnsigned', (request: FastifyRequest) => take(request, UNSIGNED));
  app.addHook('onRequest', async (request) => {
    take(request, (request.is404 ? undefined : ROUTE_LIMITS[request.routeOptions.url ?? '']) ?? NOTHING);
  });
}

function sessionKey({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization === undefined
    ? null
    : createHash('sha256').update(authorization).digest('base64url').slice(0, 22);
}

declare module 'fastify' {
  interface FastifyInstance {
    mountedRoutes: readonly string[];
    /** For whoever comes without a signature where only the platform comes. */
    limitUnsigned: (request: FastifyRequest) => void;
  }
}
