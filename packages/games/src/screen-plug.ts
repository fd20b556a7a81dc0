import type { Language } from '@maidan/contract/languages.ts';
import type { GameFrameMessage, PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type {
  ActAnswer,
  JackpotState,
  PlayRefusalCode,
  PlayState,
  RotateAnswer,
  RoundView,
  SpinAnswer,
} from '#play.ts';
import type { Room } from '#fishing/rooms.ts';
import type { SeaView } from '#fishing/sea-wire.ts';
import type {
  CancelRequest,
  LotteryTable,
  OrderRequest,
  OwnOrder,
  ResultsAnswer,
} from '#lottery/lottery-wire.ts';
import type { SlotLook } from '#slots/look.ts';

/** Why a call to the house failed. `OFFLINE`: it may or may not have arrived; the same operation can be sent again. */
export class PlayFailure extends Error {
  readonly code: PlayRefusalCode | 'OFFLINE';

  constructor(code: PlayRefusalCode | 'OFFLINE') {
    super(code);
    this.code = code;
  }
}

/** A line over which the house tells what happens by itself. What is said while it is broken is lost. */
export type LiveLine = { say: (message: object) => void; close: () => void };
export type LiveHearing = { heard: (frame: unknown) => void; closed: (code: number) => void };

/** The draws of a lottery, and the player's tickets in them. */
export type LotteryHouse = {
  table(): Promise<LotteryTable>;
  /** Those before a minute. */
  results(before: number): Promise<ResultsAnswer>;
  order(order: OrderRequest): Promise<OwnOrder>;
  cancel(request: CancelRequest): Promise<OwnOrder>;
  /** Newest first. */
  orders(): Promise<readonly OwnOrder[]>;
};

/** What the house gives a screen. Screens never fetch by themselves. */
export type GameHost = {
  readonly language: Language;
  /** The catalogue's name for this game and the seed of its colours, if it is not shown under its own. */
  readonly title: string | null;
  readonly skin: string | null;
  readonly currencySymbol: string;
  /** Where the video of this table is, if an operator has set one. */
  readonly stream: string | null;
  /** What the operator lets a player do beside playing round by round, at the moment; the same list until it changes. */
  readonly allows: readonly PlayOption[];
  /** Told when it has changed; returns how to stop. */
  readonly onAllows: (listener: () => void) => () => void;
  /** The art of the title that was opened; null: the game brings its own. */
  look(): Promise<SlotLook | null>;
  state(): Promise<PlayState>;
  /** With `resume` a round is only asked for, never placed. With a campaign one of the rounds is played that were given. */
  spin(
    operationId: string,
    bet: Readonly<Record<string, unknown>>,
    resume: boolean,
    campaignId?: string,
  ): Promise<SpinAnswer>;
  /** The next action of an open round; the same `step` again acts once. */
  act(roundId: string, step: number, action: Readonly<Record<string, unknown>>): Promise<ActAnswer>;
  /** The last rounds of this game, newest first. */
  history(): Promise<readonly RoundView[]>;
  /** What is in the pool, in a game that has one. */
  jackpot(): Promise<JackpotState>;
  /** The water that a fishing boat is on, and who else is; asking keeps the seat. */
  sea(room: Room): Promise<SeaView>;
  /** How far a settled round has been shown, for the player's next device; null: to its end. Nobody waits for it. */
  seen(roundId: string, place: number | null): void;
  rotateSeed(commitment: string, clientSeed: string): Promise<RotateAnswer>;
  /** For lotteries. */
  readonly lottery: LotteryHouse;
  /** A call of this game alone, whose path and answer its wire names. */
  call<Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: object): Promise<z.output<Schema>>;
  /** For games of many players: opens a line to this path, and says whose it is. */
  live(path: string, hearing: LiveHearing): LiveLine;
  tell(message: GameFrameMessage): void;
  /** Small notes that survive a reload of this tab. */
  remember(key: string, value: string | null): void;
  recall(key: string): string | null;
};

/** `title`: the game's own name, for when the catalogue gives it none. */
export type OpenedScreen = { readonly title: string; readonly Screen: ComponentType<{ host: GameHost }> };
