import * as z from 'zod/mini';
import { GAME_CATEGORIES, LANGUAGES } from '#constants.ts';
import { vendorCode } from '#ids.ts';
import { moneyText } from '#money.ts';

/** Whose midnight a day of every record begins at. Dhaka has no summer time, so a day has 24 hours. */
export const RECORD_TIME_ZONE = 'Asia/Dhaka';
/** The longest range of one question; a leap year fits. */
export const RECORD_MAX_DAYS = 366;

export const BET_STATES = ['open', 'settled', 'void'] as const;
export type BetState = (typeof BET_STATES)[number];

/** A round of a game that has left the catalogue has no category any more. */
export const RECORD_CATEGORIES = [...GAME_CATEGORIES, 'OTHER'] as const;
export type RecordCategory = (typeof RECORD_CATEGORIES)[number];

/** What moves a member's balance. Reversals count with what they reverse. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'transfer',
  'adjustment',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

const day = z.iso.date();
const language = z._default(z.enum(LANGUAGES), 'en');

/** Both days belong to the range; without them it is everything. */
export const dayRange = { from: z.optional(day), to: z.optional(day), language };

/** For files: a range is named, so that nobody asks for everything by accident. */
export const namedRange = { from: day, to: day, language };

const betFilter = {
  vendor: z.optional(vendorCode),
  category: z.optional(z.enum(RECORD_CATEGORIES)),
  state: z.optional(z.enum(BET_STATES)),
};
export const betFilters = { ...dayRange, ...betFilter };
export const namedBetFilters = { ...namedRange, ...betFilter };

/** Names one bet of the caller: an address in the own record, worthless to anybody else. */
export const betId = z.string().check(z.maxLength(40), z.regex(/^[0-9a-z]{1,20}-[0-9a-z]{1,16}$/));

export const betSums = {
  rounds: z.int(),
  stake: moneyText,
  payout: moneyText,
  net: moneyText,
};
