import { createHmac, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADERS, signedText } from '@maidan/contract/seamless-wallet/signature.ts';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import { PersonCheckUnavailable, type PersonCheck } from './person-check.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 10_000;
const answerSchema = z.object({
  outcome: z.enum(['yes', 'no', 'pending']),
  page: z.optional(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500)))),
});

/**
 * A provider of the operator's own: the question is posted as JSON, signed like every call between machines here, and
 * `{"outcome":"yes"|"no"|"pending"}` comes back, with a `page` of the provider where the person goes on. Whatever else comes is
 * no answer, and never a yes.
 */
export function signedPersonCheck({ url, key }: NonNullable<Config['ageCheck']>): PersonCheck {
  return {
    provider: new URL(url).host,
    ask: async (person) => {
      const body = JSON.stringify(person);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonce = randomUUID();
      const signature = createHmac('sha256', key.secret)
        .update(signedText(timestamp, nonce, body))
        .digest('hex');
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': 'application/json',
            [SIGNATURE_HEADERS.keyId]: key.id,
            [SIGNATURE_HEADERS.timestamp]: timestamp,
            [SIGNATURE_HEADERS.nonce]: nonce,
            [SIGNATURE_HEADERS.signature]: signature,
          },
        });
        const text = await answer.text();
        if (!answer.ok || text.length > MOST_BYTES) throw new Error(`answered ${answer.status}`);
        const { outcome, page } = answerSchema.parse(JSON.parse(text));
        return { state: outcome, page: page ?? null };
      } catch (cause) {
        throw new PersonCheckUnavailable('the provider did not answer', { cause });
      }
    },
  };
}
