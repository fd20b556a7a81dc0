import * as z from 'zod/mini';
import { chatMessage } from '#chat/chat-message.ts';
import { chatRoomId } from '#chat/chat-room.ts';
import { nodeId } from '#ids.ts';
import { liveWin } from '#messages/live-win.ts';
import { moneyText } from '#money-text.ts';
import { SESSION_ENDS } from '#accounts/sessions/session-end.ts';
import { WALLET_TRANSFER_STATES } from '#vendor-wallet/wallet-transfer-states.ts';
import { WITHDRAWAL_STATES } from '#withdrawal/withdrawal-states.ts';

/** Live news, server to page. A frame whose version is not above the last one seen on its channel is dropped. */
export const liveFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('balance'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ balance: moneyText, currencySymbol: z.string() }),
  }),
  z.object({
    type: z.literal('session-ended'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ reason: z.enum(SESSION_ENDS) }),
  }),
  // SID-06: somebody scanned the code on this screen and waits for a yes.
  z.object({
    type: z.literal('hand-over-asked'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ id: z.string(), device: z.string() }),
  }),
  // GAM-06: a heart was pressed on one device; the others follow. Numbered by the list, not by a clock.
  z.object({
    type: z.literal('favourites'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ nodeId, favourite: z.boolean() }),
  }),
  // MEM-04: a deposit has moved on; whoever shows it asks for it anew.
  z.object({
    type: z.literal('deposit'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ id: z.string(), state: z.string() }),
  }),
  // R2: a limit or a break was set, on whatever device; every open page follows at once.
  z.object({
    type: z.literal('protection'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ onBreak: z.boolean() }),
  }),
  // MEM-05: a withdrawal took a step. It may have set money aside, which gives the balance no new version.
  z.object({
    type: z.literal('withdrawal'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ id: z.string(), state: z.enum(WITHDRAWAL_STATES) }),
  }),
  // MEM-13: an own question was answered.
  z.object({
    type: z.literal('feedback'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ id: z.string() }),
  }),
  // HDR-08, PRO-03: a reward was taken, freed or given up, on whatever device; badge and lists ask anew.
  z.object({
    type: z.literal('rewards'),
    channel: z.string(),
    version: z.number(),
    data: z.object({}),
  }),
  // MEM-10: play has brought a mission further; whoever shows missions asks anew.
  z.object({
    type: z.literal('missions'),
    channel: z.string(),
    version: z.number(),
    data: z.object({}),
  }),
  // MEM-15: a bet began to wait for its end, or got it; whoever shows what is open asks anew.
  z.object({
    type: z.literal('open-bets'),
    channel: z.string(),
    version: z.number(),
    data: z.object({}),
  }),
  // X7: money between own wallets took a step; whoever shows them asks anew.
  z.object({
    type: z.literal('wallet-transfer'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ id: z.string(), vendorCode: z.string(), state: z.enum(WALLET_TRANSFER_STATES) }),
  }),
  // GAM-09: a bet or a win moved money that lies at a vendor; the board of wallets asks anew.
  z.object({
    type: z.literal('vendor-wallet'),
    channel: z.string(),
    version: z.number(),
    data: z.object({}),
  }),
  // HDR-05, HDR-08: name, picture or what is unread changed, on whatever device; every open page asks anew.
  z.object({
    type: z.literal('profile'),
    channel: z.string(),
    version: z.number(),
    data: z.object({}),
  }),
  // MSG-04: a line was said, one was hidden, or the room got another pace. Numbered by the room without gaps, so whoever missed
  // one knows it.
  z.object({
    type: z.literal('chat'),
    channel: z.string(),
    version: z.number(),
    data: z.object({
      room: z.string(),
      message: z.nullable(chatMessage),
      hidden: z.nullable(z.string()),
      slowSeconds: z.nullable(z.int()),
    }),
  }),
  // MSG-04: how many people have the room open.
  z.object({
    type: z.literal('chat-here'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ room: z.string(), people: z.int() }),
  }),
  // MOD-03: a contract was proposed to this member, or answered on another device; the list says the rest.
  z.object({
    type: z.literal('contracts'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ id: z.string() }),
  }),
  // The vendor simulator of the sandbox has sent a call; whoever looks at that run asks anew.
  z.object({
    type: z.literal('vendor-run'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ traceId: z.string() }),
  }),
  // HOM-03: what was won in the last moments, for pages that show the feed. Some of it, however much is played.
  z.object({
    type: z.literal('wins'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ wins: z.array(liveWin) }),
  }),
  z.object({
    type: z.literal('settings-changed'),
    channel: z.string(),
    version: z.number(),
    data: z.object({ what: z.enum(['brand', 'announcements', 'catalogue', 'status', 'settings']) }),
  }),
]);
export type LiveFrame = z.infer<typeof liveFrame>;

/**
 * Beside the news: `welcome` answers `hello` (with the channels of this socket), `ping` wants a `pong`, and `hearing`
 * answers `hear`: from now on everything said in that room arrives.
 */
export const liveControl = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), channels: z.array(z.string()), heartbeatMs: z.number() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('hearing'), room: z.nullable(z.string()) }),
]);
export type LiveControl = z.infer<typeof liveControl>;

/** Channel names. Everybody hears what begins with `public`; a member also those of the own account. */
export const PUBLIC_CHANNEL = 'public';
export type PublicNewsKind = Extract<LiveFrame, { type: 'settings-changed' }>['data']['what'];
/** One channel for each kind of public news, so that a newer one about something else hides none. */
export const publicChannel = (what: PublicNewsKind) => `${PUBLIC_CHANNEL}:${what}`;

/** Who tries the sandbox out as a vendor need not be logged in. */
export const VENDOR_RUN_CHANNEL = `${PUBLIC_CHANNEL}:vendor-run`;

/** What a member hears of the own account. Each kind is numbered apart from the others, so that none hides news of another. */
const OWN_CHANNELS = [
  'member',
  'session',
  'favourites',
  'deposits',
  'protection',
  'withdrawals',
  'wallets',
  'vendor-wallets',
  'open-bets',
  'contracts',
  'feedback',
  'profile',
  'rewards',
  'missions',
] as const;
const own = (kind: (typeof OWN_CHANNELS)[number]) => (memberId: string) => `${kind}:${memberId}`;
export const memberChannel = own('member');
export const sessionChannel = own('session');
export const favouritesChannel = own('favourites');
export const depositsChannel = own('deposits');
export const protectionChannel = own('protection');
export const withdrawalsChannel = own('withdrawals');
export const walletsChannel = own('wallets');
/** Apart from the transfers, so that a quick player's bets hide no step of a transfer. */
export const vendorWalletsChannel = own('vendor-wallets');
export const openBetsChannel = own('open-bets');
export const contractsChannel = own('contracts');
export const feedbackChannel = own('feedback');
export const profileChannel = own('profile');
export const rewardsChannel = own('rewards');
export const missionsChannel = own('missions');
export const ownChannels = (memberId: string): string[] => OWN_CHANNELS.map((kind) => own(kind)(memberId));

/** Heard by whoever has the room open, and asks for it with `hear`. */
export const chatChannel = (room: string) => `chat:${room}`;
/** Heard by the same, and numbered apart from what is said. */
export const chatHereChannel = (room: string) => `chat-here:${room}`;

/** HOM-03: heard by whoever shows the feed of wins, and asks for it with `watch`. */
export const WINS_CHANNEL = 'wins';

/** What a page may say. The first message must be `hello`; a visitor's has no token. */
export const liveMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    token: z.optional(z.string().check(z.maxLength(64))),
    /** The number of the last public news the page knows of: what came since is told after the welcome. */
    known: z.optional(z.int().check(z.nonnegative())),
  }),
  z.strictObject({ type: z.literal('pong') }),
  /** T28: a member hears one chat room at a time, and none until it is asked for. */
  z.strictObject({ type: z.literal('hear'), room: z.nullable(chatRoomId) }),
  z.strictObject({ type: z.literal('watch'), wins: z.boolean() }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;
