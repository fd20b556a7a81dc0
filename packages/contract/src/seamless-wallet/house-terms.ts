import * as z from 'zod/mini';
import { gameCode } from '#ids.ts';
import { PLAY_OPTIONS } from '#seamless-wallet/launch.ts';

/** Platform to the own house: signed POST of what the operator has set, told again and again. */
export const HOUSE_TERMS_PATH = '/vendor/v1/terms';

/** Below the 3 % that shares and seeds of a pool return together, so that something is left for the seed (decision 0076). */
export const JACKPOT_SHARE = { least: 50, most: 250, standard: 200 } as const;

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** As browsers write it, as its origin goes into a policy: https, a plain host, nobody's login. */
function isStreamAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password, hash, href } = new URL(text);
  return protocol === 'https:' && HOST.test(host) && `${username}${password}${hash}` === '' && href === text;
}

/** A video of a live table: which, and where its HLS playlist is. */
export const tableStream = z.strictObject({
  table: gameCode,
  address: z
    .string()
    .check(
      z.maxLength(512),
      z.refine(
        isStreamAddress,
        'must be an address such as https://video.example/table/live.m3u8, without login or #',
      ),
    ),
});

/** Of a table one at most. */
export const tableStreams = z.array(tableStream).check(
  z.maxLength(100),
  z.refine(
    (streams) => new Set(streams.map(({ table }) => table)).size === streams.length,
    'must name each table once',
  ),
);

export const houseTerms = z.strictObject({
  /** What players may do beside playing round by round, now, whatever was said at the launch. */
  allows: z.array(z.enum(PLAY_OPTIONS)).check(z.maxLength(PLAY_OPTIONS.length)),
  /** What of every bet goes into the pool of a jackpot game, in hundredths of a percent. */
  jackpotShare: z.int().check(z.minimum(JACKPOT_SHARE.least), z.maximum(JACKPOT_SHARE.most)),
  /** Videos beside drawn tables. */
  streams: z.optional(tableStreams),
});
export type HouseTerms = z.infer<typeof houseTerms>;
