import * as z from 'zod/mini';
import { rebate } from '#downline/downline-words.ts';
import { text } from '#text.ts';

export const LINK_DAYS = ['7', '30', '90', 'never'] as const;
export const linkCode = z.string().check(z.regex(/^[A-Z0-9]{3,24}$/));
/** Where it is given out, in the agent's own words. */
export const linkChannel = text(40);

/** AGT-09: a link and how far those have come whom it brought. */
export const invitationLink = z.object({
  code: linkCode,
  channel: z.string(),
  rebate,
  on: z.boolean(),
  expiresAt: z.nullable(z.iso.datetime()),
  /** Good on this domain only; null for all. */
  domain: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  funnel: z.object({
    /** Browsers, each once. */
    visits: z.int(),
    registered: z.int(),
    /** Of those registered, who has made a deposit. */
    deposited: z.int(),
    /** And who has staked within thirty days. */
    active: z.int(),
  }),
});
export type InvitationLink = z.infer<typeof invitationLink>;
