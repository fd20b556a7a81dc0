import * as z from 'zod/mini';
import { PRIZE_MODES } from '#constants.ts';
import { gameCode } from '#ids.ts';

/** LOT-01: `betting` opens the draw itself, `lobby` the list that it stands in. */
const LOTTERY_VIEWS = ['betting', 'lobby'] as const;
const LOTTO_AREAS = ['VN'] as const;
const LAUNCH_MODES = ['LOTT'] as const;

/** A place on the site itself: no host, no scheme, no way to spell one. */
export const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%#~+,:@]{0,255}$/;

/** LOT-01: how the lobby opens a lottery, beside the device and the language that every launch names. */
export const lobbyLaunch = z.strictObject({
  lottoArea: z.optional(z.enum(LOTTO_AREAS)),
  launchMode: z.optional(z.enum(LAUNCH_MODES)),
  prizeMode: z.optional(z.enum(PRIZE_MODES)),
  gameCode: z.optional(gameCode),
  view: z.optional(z.enum(LOTTERY_VIEWS)),
  /** Where the way back leads. */
  backUrl: z.optional(z.string().check(z.regex(OWN_PATH))),
});
export type LobbyLaunch = z.infer<typeof lobbyLaunch>;
