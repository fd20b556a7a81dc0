import * as z from 'zod/mini';

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));

const shared = {
  id: base64url(512),
  rawId: base64url(512),
  type: z.literal('public-key'),
};

/** What a browser answers when a key was made. What else it says is not read. */
export const newKeyAnswer = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});

/** What a browser answers when a key was used. */
export const keyAnswer = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: z.optional(z.nullable(base64url(128))),
  }),
});
