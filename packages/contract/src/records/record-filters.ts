import * as z from 'zod/mini';
import { askedDay } from '#asked-day.ts';
import { language } from '#language.ts';
import { vendorCode } from '#ids.ts';
import { moneyText } from '#money-text.ts';
import { BET_STATES, RECORD_CATEGORIES } from '#records/record-words.ts';

/** Both days belong to the range; without them it is everything. */
export const dayRange = { from: z.optional(askedDay), to: z.optional(askedDay), language };

/** For files: a range is named, so that nobody asks for everything by accident. */
export const namedRange = { from: askedDay, to: askedDay, language };

const gameFilter = {
  vendor: z.optional(vendorCode),
  category: z.optional(z.enum(RECORD_CATEGORIES)),
};
const betFilter = {
  ...gameFilter,
  state: z.optional(z.enum(BET_STATES)),
};
export const betFilters = { ...dayRange, ...betFilter };
export const namedBetFilters = { ...namedRange, ...betFilter };
/** Of settled rounds alone. */
export const profitFilters = { ...namedRange, ...gameFilter };

/** Names one bet of the caller: an address in the own record, worthless to anybody else. */
export const betId = z.string().check(z.maxLength(40), z.regex(/^[0-9a-z]{1,20}-[0-9a-z]{1,16}$/));

export const betSums = {
  rounds: z.int(),
  stake: moneyText,
  payout: moneyText,
  net: moneyText,
};
