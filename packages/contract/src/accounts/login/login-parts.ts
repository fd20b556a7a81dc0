import * as z from 'zod/mini';
import { text } from '#text.ts';
import { holdReason } from '#accounts/sessions/hold-reason.ts';

/** REG-06: what a phone number is made of. The country's digits and the number's are kept apart. */
export const dialingCode = z.string().check(z.regex(/^\+?[0-9]{1,4}$/));
export const mobileNumber = z.string().check(z.regex(/^[0-9]{5,15}$/));
export const verificationCode = z.string().check(z.regex(/^[0-9]{6}$/));

/** T22: one picture, answered once, or the same challenge worked out by the machine instead (`proof`). */
export const captchaAnswer = z.union([
  z.strictObject({ id: z.uuid(), answer: text(12) }),
  z.strictObject({ id: z.uuid(), proof: text(32) }),
]);

/** LOG-07, PWD-03: who asks for a code without being in. */
export const codeRequest = z.strictObject({
  countryDialingCode: dialingCode,
  mobileNum: mobileNumber,
  captcha: z.optional(captchaAnswer),
});
export const CODE_REFUSALS = [
  'MOBILE_INVALID',
  'CODE_TOO_SOON',
  'SMS_LIMIT',
  'SMS_UNAVAILABLE',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'FEATURE_OFF',
] as const;

/** Which door: the member site and the agent page have their own rules (LOG-04). */
export const site = z._default(z.enum(['member', 'agent']), 'member');

export const VERIFICATION_WAYS = ['sms', 'email', 'bankName', 'totp'] as const;
/** What an operator can list. */
export const verificationWay = z.enum(VERIFICATION_WAYS);
/** A recovery code stands in for the app; it is offered with it, and no operator lists it. */
export const offeredWay = z.enum([...VERIFICATION_WAYS, 'recovery']);
export const recoveryCode = text(24);

/** Why a login is asked for more: the address is new, the account waits after a change, or its owner set up a second step. */
export const VERIFICATION_REASONS = ['newAddress', 'held', 'secondStep'] as const;
/** The ways by which somebody who lost the app can ask for its removal. */
export const LOSS_WAYS = ['sms', 'email'] as const;
export const lossWay = z.enum(LOSS_WAYS);

/** What every way in ends with: a session, or the one thing that is still missing. */
export const loginResult = z.object({
  /** Null while `verification` is asked for. */
  token: z.nullable(z.string()),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** LOG-12: stands in for the old password of a change that is forced; once, for ten minutes. */
  changeTicket: z.nullable(z.string()),
  /** LOG-13: an address this account has never come from, and nothing to prove it by: for a day no money moves. */
  unprovedAddress: z.optional(z.boolean()),
  /** LOG-13: what is still to be shown, and why. */
  verification: z.nullable(
    z.object({
      ticket: z.string(),
      reason: z.enum(VERIFICATION_REASONS),
      ways: z.array(z.object({ way: offeredWay, hint: z.string() })),
      /** With `held`: until then every login with the password alone is asked. */
      heldUntil: z.nullable(z.iso.datetime()),
      /** With `held`: what the account waits after, where it was written down. */
      heldBecause: z.nullable(holdReason),
      /** With `secondStep`: how somebody without the app asks for its removal, and when one already asked for is done. */
      lossWays: z.array(z.object({ way: lossWay, hint: z.string() })),
      removesAt: z.nullable(z.iso.datetime()),
    }),
  ),
});

/** A code is under way. The button stays shut for `resendAfterSeconds`, the code lives `expiredMinutes` (LOG-07). */
export const codeSent = z.object({ expiredMinutes: z.number(), resendAfterSeconds: z.number() });
