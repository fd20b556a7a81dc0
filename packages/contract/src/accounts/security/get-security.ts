import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { holdReason } from '#accounts/sessions/hold-reason.ts';
import { socialProvider } from '#accounts/identity/social-provider.ts';

const personCheck = z.object({
  state: z.enum(['unchecked', 'pending', 'yes', 'no']),
  page: z.nullable(z.url()),
});

export const getSecurity = defineOperation({
  name: 'getSecurity',
  summary: 'How this account is protected',
  method: 'GET',
  path: '/wps/member/security',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    hasPassword: z.boolean(),
    hasPaymentPassword: z.boolean(),
    /** Masked. */
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Whether a code has proved them; what was only typed is nobody's yet. */
    mobileProved: z.boolean(),
    emailProved: z.boolean(),
    totp: z.boolean(),
    /** LOG-13: null without an app. */
    secondStep: z.nullable(
      z.object({
        /** Asked for at every login, also on known devices. */
        always: z.boolean(),
        recoveryCodesLeft: z.number(),
        devices: z.array(
          z.object({
            id: z.uuid(),
            device: z.string(),
            ip: z.string(),
            country: z.nullable(z.string()),
            lastUsedAt: z.iso.datetime(),
            expiresAt: z.iso.datetime(),
            current: z.boolean(),
          }),
        ),
        /** Somebody said that the app is lost; `mayKeep` tells whether this session can stop that. */
        loss: z.nullable(
          z.object({ requestedAt: z.iso.datetime(), removesAt: z.iso.datetime(), mayKeep: z.boolean() }),
        ),
      }),
    ),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.nullable(z.iso.datetime()),
      }),
    ),
    identities: z.array(z.object({ provider: socialProvider, name: z.string(), linkedAt: z.iso.datetime() })),
    /** What the providers have said of this person; `page` is the provider's own, while it waits for something there. */
    checks: z.object({ age: personCheck, identity: personCheck }),
    passwordChangedAt: z.nullable(z.iso.datetime()),
    /** Until then a session without the password moves no money (T25). */
    heldUntil: z.nullable(z.iso.datetime()),
    /** Null when nothing waits, and for a wait whose reason was not written down. */
    heldBecause: z.nullable(holdReason),
  }),
  errors: [],
});
