import * as z from 'zod/mini';
import { lobbyLaunch } from '#games/lottery/lobby-launch.ts';
import { LANGUAGES } from '#languages.ts';
import { gameCode } from '#ids.ts';
import { moneyText } from '#money-text.ts';

/** Platform to vendor: signed POST. The answer is an address to put into a frame on the vendor's own origin. */
export const VENDOR_LAUNCH_PATH = '/vendor/v1/launch';

/** What an operator lets players do beside playing round by round, where the licence allows it. */
export const PLAY_OPTIONS = ['auto-play', 'quick-play', 'bought-features'] as const;
export type PlayOption = (typeof PLAY_OPTIONS)[number];

/** As many gifts as a launch tells, those first that end first. */
export const MOST_GIFTS = 8;

/** A gift of free rounds. With the player its campaign is the key: told again, it is the same gift. */
const freeRoundsGift = z.object({
  campaignId: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{3,64}$/)),
  rounds: z.int().check(z.minimum(1)),
  /** The most that one of them stakes. */
  stake: moneyText,
  /** All games of this vendor when absent. */
  gameCodes: z.optional(z.array(gameCode)),
  /** The most that is paid for all of them. */
  mostWon: z.optional(moneyText),
  validTo: z.iso.datetime(),
});

export const vendorLaunchRequest = z.object({
  /** Bound to one player, one game and one currency; the vendor uses it in every wallet call. */
  token: z.string().check(z.minLength(10), z.maxLength(255)),
  playerId: z.string().check(z.maxLength(64)),
  /** Nobody: where players see each other, the vendor says so, and plays no round for it alone (decision 0082). */
  isBot: z.optional(z.literal(true)),
  /** The engine to start. Many titles of a catalogue may share one. */
  gameCode,
  /** How this title is called on the screen, and what its art is drawn from (maker/seed/name); the engine's own when absent. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  skin: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The wallet of the player at this vendor that bets are paid from; without it they are the platform's (GAM-09). */
  ownWallet: z.optional(z.string().check(z.minLength(1), z.maxLength(24))),
  /** Nobody's money: the vendor lends `balance` for this session and makes no wallet call for it (C39). */
  freePlay: z.optional(z.object({ balance: moneyText })),
  /** W18: rounds that cost this player nothing in this game, as they were given; a vendor that is told so needs no other call for them. */
  freeRounds: z.optional(z.array(freeRoundsGift).check(z.maxLength(MOST_GIFTS))),
  currencySymbol: z.string().check(z.maxLength(8)),
  language: z.enum(LANGUAGES),
  theme: z.enum(['dark', 'light']),
  device: z.enum(['desktop', 'mobile']),
  /** The only origin that may frame the game and that its messages go to. */
  siteOrigin: z.url(),
  /** LOT-01: how the lobby opens a lottery; `backUrl` is an address of `siteOrigin`. */
  lobby: z.optional(z.extend(lobbyLaunch, { backUrl: z.optional(z.url().check(z.maxLength(512))) })),
  /** None unless said. */
  allows: z.optional(z.array(z.enum(PLAY_OPTIONS)).check(z.maxLength(PLAY_OPTIONS.length))),
});
export type VendorLaunchRequest = z.infer<typeof vendorLaunchRequest>;

export const vendorLaunchAnswer = z.object({ url: z.url() });

/** What a framed game may tell the page around it; the page checks origin and shape. */
export const gameFrameMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('maidan:ready'),
    /** What the game itself has in view, so that the page around it does not say it again. */
    shows: z.optional(z.array(z.enum(['balance'])).check(z.maxLength(1))),
  }),
  z.strictObject({ type: z.literal('maidan:exit') }),
  z.strictObject({ type: z.literal('maidan:round'), state: z.enum(['started', 'ended']) }),
]);
export type GameFrameMessage = z.infer<typeof gameFrameMessage>;

/** What the page tells the game in its frame; the game checks origin and shape. */
export const gamePageMessage = z.strictObject({
  type: z.literal('maidan:theme'),
  theme: z.enum(['dark', 'light']),
});
export type GamePageMessage = z.infer<typeof gamePageMessage>;
