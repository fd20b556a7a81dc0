import * as z from 'zod/mini';
import { localText } from '#local-text-field.ts';

/** MEM-05: at most this many accounts are bound at a time. */
export const MOST_PAYOUT_ACCOUNTS = 5;

export const institutionCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,23}$/));
export const institutionKind = z.enum(['bank', 'wallet']);
export type InstitutionKind = z.infer<typeof institutionKind>;

/** A bank or a mobile wallet that money can be sent to. */
export const institution = z.object({
  code: institutionCode,
  kind: institutionKind,
  name: localText(60),
});
export type Institution = z.infer<typeof institution>;

/** How many digits the number of an account has: a wallet is a mobile number. */
export const NUMBER_OF_KIND: Readonly<Record<InstitutionKind, RegExp>> = {
  bank: /^\d{8,20}$/,
  wallet: /^01\d{9}$/,
};

/** Row ids travel as text: they do not fit into a JSON number for ever. */
export const rowId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** What a member sees of an own account: enough to tell it from the others, too little to be of use to a thief. */
export const payoutAccount = z.object({
  id: z.string(),
  institution,
  /** Masked, as `D•••• R••••`. */
  holder: z.string(),
  /** Masked, as `•••• 4321`. */
  number: z.string(),
  addedAt: z.iso.datetime(),
  /** T25: a new account waits before money can go there. */
  usableFrom: z.iso.datetime(),
  usable: z.boolean(),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;
