import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game } from '#games/game.ts';
import { lobbyLaunch } from '#games/lottery/lobby-launch.ts';
import { nodeId } from '#ids.ts';
import { defineOperation } from '#operation.ts';

/** What a page says of itself, whichever game it opens. */
export const launchWishes = {
  device: z.enum(['desktop', 'mobile']),
  language,
  theme: z._default(z.enum(['dark', 'light']), 'dark'),
  /** GAM-03: the host out of launchGameCDNs that the page has chosen; one that is not offered is not used. */
  base: z.optional(z.url().check(z.maxLength(200))),
};

export const launchGame = defineOperation({
  name: 'launchGame',
  summary: 'Ask the vendor for a game session and get the address to put into the frame',
  method: 'POST',
  path: '/wps/game/launchGame',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  /** `lobby`: of a lottery alone. */
  request: z.strictObject({ nodeId, ...launchWishes, lobby: z.optional(lobbyLaunch) }),
  /** `ownWallet`: the game shows and spends what was moved to its vendor (GAM-09). */
  response: z.object({ url: z.url(), origin: z.string(), game, ownWallet: z.boolean() }),
  errors: [
    'NEEDS_REAL_ACCOUNT',
    'GAME_UNAVAILABLE',
    'NOT_FOUND',
    'ACCOUNT_CLOSED',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'OWN_LIMIT_REACHED',
    'IN_DEBT',
    'VENDOR_WALLET_EMPTY',
    'UNAVAILABLE',
  ],
});
