import type { Language } from '@maidan/contract/languages.ts';
import type { Closure } from '@maidan/contract/operation.ts';
import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Messages } from '#adapters/messages.ts';
import type { Place } from '#adapters/geo.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import type { PublicNews } from '#live/public-news.ts';
import type { Settings } from '#settings/settings.ts';

/** Who calls, read from the database on every call. `memberId` is the id as text: it is also the ledger's owner. */
export type SessionOfCall = {
  readonly id: string;
  readonly memberId: string;
  readonly username: string;
  readonly type: number;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  readonly status: 'active' | 'closed' | 'excluded';
  /** LOG-13: until the password is changed only calls marked `beforePasswordChange` answer. */
  readonly mustChangePassword: boolean;
  /** T25: until then calls marked `needsFullAssurance` are refused; null when nothing is held. */
  readonly heldUntil: Date | null;
  readonly heldBecause: HoldReason | null;
};

/**
 * Everything a handler may touch. `session` is set when the operation's `who` is not `visitor`, and where it asks with
 * `whoKnown` and the caller holds a good one.
 */
export type CallContext = {
  readonly db: Database;
  readonly config: Config;
  readonly settings: Settings;
  readonly bus: Bus;
  readonly publicNews: PublicNews;
  readonly messages: Messages;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly language: Language;
  readonly ip: string;
  /** Where the caller is: the address, and the country (`BD`) as far as anybody knows. */
  place(): Promise<Place>;
  /** STA-01: whether, and why, the site is closed to this caller. */
  closure(): Promise<Closure | null>;
  /** What the browser says it is; a stranger's text. */
  readonly userAgent: string;
  readonly session: SessionOfCall | null;
  /** Sets or, with null, removes the cookie half of the session. */
  setSessionHalf(half: string | null): void;
  /** A short-lived cookie of one flow, which no script can read; null removes it. */
  setFlowCookie(name: string, value: string | null): void;
  flowCookie(name: string): string | null;
  /** LOG-13: what tells this browser from others for whoever set up a second step; no script can read it. */
  setDeviceCookie(value: string, seconds: number): void;
  deviceCookie(): string | null;
};

/** For handlers of `token` and `agent` operations, where `mount` has already refused everybody else. */
export function sessionOf(context: CallContext): SessionOfCall {
  if (context.session === null) throw new Error('this operation was mounted without asking who calls');
  return context.session;
}
