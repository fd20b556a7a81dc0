import * as z from 'zod/mini';
import { gameCode } from '#ids.ts';
import { LANGUAGES } from '#languages.ts';

/** Platform to vendor: signed POST. What can be seen at live tables now; of a round that is not over nothing but its window. */
export const VENDOR_LIVE_TABLES_PATH = '/vendor/v1/live-tables';
export const MOST_TABLES_ASKED = 24;
export const MOST_RESULTS_TOLD = 8;

export const vendorLiveTablesRequest = z.object({
  gameCodes: z.array(gameCode).check(z.minLength(1), z.maxLength(MOST_TABLES_ASKED)),
  /** Of all names in the answer. */
  language: z.enum(LANGUAGES),
});
export type VendorLiveTablesRequest = z.infer<typeof vendorLiveTablesRequest>;

const name = z.string().check(z.minLength(1), z.maxLength(40));
const count = z.int().check(z.nonnegative());

export const liveTableState = z.object({
  /** Null: nobody deals, as in a contest. */
  dealer: z.nullable(name),
  /** What is spoken at the table. */
  language: z.enum(LANGUAGES),
  /** Null: cards do not come from a shoe. */
  shoe: z.nullable(z.object({ number: count, dealt: count, cards: count })),
  /** `open`: bets are taken; `running`: the outcome is shown; `waiting`: rounds begin when somebody comes. */
  state: z.enum(['open', 'running', 'waiting']),
  closesInMs: z.nullable(z.number().check(z.nonnegative())),
  /** Seats that are taken; not said where there are none. */
  seated: z.optional(count),
  /** Newest first: who won, in which colour, and the figure by which. */
  last: z
    .array(z.object({ side: name, tone: z.enum(['red', 'blue', 'green', 'black']), figure: count }))
    .check(z.maxLength(MOST_RESULTS_TOLD)),
});
export type LiveTableState = z.infer<typeof liveTableState>;

/** Of what is no live table there, nothing is said. */
export const vendorLiveTablesAnswer = z.object({
  tables: z.array(z.extend(liveTableState, { gameCode })).check(z.maxLength(MOST_TABLES_ASKED)),
});
export type VendorLiveTablesAnswer = z.infer<typeof vendorLiveTablesAnswer>;
