import * as z from 'zod/mini';
import { askedDay } from '#asked-day.ts';
import { memberId, vendorCode } from '#ids.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { fromCursor, queryInteger } from '#page.ts';
import { namedRange } from '#records/record-filters.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';
import { text } from '#text.ts';

/** What everybody below did, added up. `net` is what the members won less what they staked. */
export const teamFigures = {
  rounds: z.int(),
  stake: moneyText,
  payout: moneyText,
  net: moneyText,
  deposits: moneyText,
  withdrawals: moneyText,
  bonuses: moneyText,
};

/** Figures that only whole teams have. */
export const teamDayFigures = {
  ...teamFigures,
  /** Members who played. */
  active: z.int(),
  joined: z.int(),
  firstDeposits: z.int(),
  /** Rebates that the play of the team brought the caller. */
  commission: moneyText,
};

/** Somebody below the caller. The name is masked where the house wants it so. */
export const teamMember = {
  id: memberId,
  name: z.string(),
  isAgent: z.boolean(),
  /** 1 is a direct downline. */
  depth: z.int(),
};

/** Everything before this moment is counted; null before the first time. */
export const countedAt = z.nullable(z.iso.datetime());

/** One of the team: by the id that a list told, or by the whole name. */
export const memberFilter = { member: z.optional(memberId), username: z.optional(text(32)) };

export const teamGameFilter = {
  vendor: z.optional(vendorCode),
  category: z.optional(z.enum(RECORD_CATEGORIES)),
};

export const pageOfTeam = { ...fromCursor, pageSize: z._default(queryInteger(1, 100), 20) };

/** What there is to choose from in a range. */
export const teamVendors = z.array(z.object({ code: z.string(), name: z.string() }));

export const teamBetFilters = { ...namedRange, ...memberFilter, ...teamGameFilter };

/** Lines: direct downlines, each with everybody below. Members: everybody, one by one. */
const PROFIT_VIEWS = ['lines', 'members'] as const;
export const teamProfitFilters = {
  ...namedRange,
  view: z._default(z.enum(PROFIT_VIEWS), 'lines'),
  /** The downline whose own team is looked at; the caller's without it. */
  of: z.optional(memberId),
  ...memberFilter,
  ...teamGameFilter,
};

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
export const teamRevenueFilters = {
  ...namedRange,
  by: z._default(z.enum(PERIODS), 'day'),
  category: z.optional(z.enum(RECORD_CATEGORIES)),
};

const LOSS_MOST = 100_000_000;
export const teamLossFilters = {
  /** The first day of the month. */
  month: askedDay.check(z.regex(/-01$/)),
  ...memberFilter,
  /** Who lost at least as much, in whole units of the currency. */
  least: z.optional(queryInteger(1, LOSS_MOST)),
  language,
};

export const PAYMENT_KINDS = ['deposit', 'withdrawal', 'transfer'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export const teamPaymentFilters = {
  ...namedRange,
  ...memberFilter,
  kind: z.optional(z.enum(PAYMENT_KINDS)),
};
