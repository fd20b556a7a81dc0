import type { WalletDriver } from '#conformance/wallet-under-test.ts';

/**
 * The driver over HTTP: `GET /` tells `{ operations: [...], otherLiveGameCode? }`, and each operation is a `POST` of a JSON list of
 * its arguments to its path, answered with 200 and the JSON of its result. An operation that is not told of is not asked for.
 */
export const DRIVER_PATHS = {
  newPlayer: '/new-player',
  expireToken: '/expire-token',
  setStatus: '/set-status',
  countMovements: '/count-movements',
  countAlerts: '/count-alerts',
  readBalance: '/read-balance',
  verifyBooks: '/verify-books',
  readDayTotals: '/read-day-totals',
  limitLosses: '/limit-losses',
  grantFreeRounds: '/grant-free-rounds',
  cancelFreeRounds: '/cancel-free-rounds',
} as const satisfies Readonly<Record<Exclude<keyof WalletDriver, 'otherLiveGameCode'>, string>>;
export type DriverOperation = keyof typeof DRIVER_PATHS;
