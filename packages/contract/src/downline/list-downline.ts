import * as z from 'zod/mini';
import { askedDay } from '#asked-day.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { downlineMember, downlinePath } from './downline-member.ts';
import { memberNumber } from './downline-words.ts';

export const DOWNLINE_KINDS = ['all', 'agents', 'players'] as const;
export const DOWNLINE_ACTIVE = ['any', '1', '7', '30'] as const;

/** AGT-09: one level of the own tree, or, with a search, everybody below. */
export const listDownline = defineOperation({
  name: 'listDownline',
  summary: 'The own tree level by level, searched and filtered',
  method: 'GET',
  path: '/wps/agent/downline',
  who: 'agent',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 20),
    /** Whose direct downlines; the reader's own where nobody is named. */
    under: z.optional(memberNumber),
    /** The beginning of a username, or a number; looks at all levels below. */
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(24))),
    kind: z._default(z.enum(DOWNLINE_KINDS), 'all'),
    open: z._default(z.enum(['any', 'yes', 'no']), 'any'),
    /** Seen within so many days. */
    active: z._default(z.enum(DOWNLINE_ACTIVE), 'any'),
    joinedFrom: z.optional(askedDay),
    joinedTo: z.optional(askedDay),
  }),
  response: z.object({
    path: downlinePath,
    members: z.array(downlineMember),
    currencySymbol: z.string(),
    /** Everybody below the reader. */
    team: z.int(),
    /** Money of everybody below, where balances are shown. */
    teamBalance: z.nullable(moneyText),
    ...toNextPage,
  }),
  errors: ['DOWNLINE_UNKNOWN'],
});
