import { createHmac, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADERS, signedText } from '@maidan/contract/seamless-wallet/signature.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { insertSandboxMessage } from './sandbox-inbox.store.ts';

/** `to` is digits with the country's in front. */
export type SmsToSend = { to: string; text: string };
/** The port: whoever brings a text message to a phone. It resolves when the message has been taken over. */
export type SmsProvider = { readonly send: (message: SmsToSend) => Promise<void> };

const TIMEOUT_MS = 10_000;

/** A webhook where one is configured, else the sandbox's inbox; in production without either nothing is sent. */
export function createSmsProvider(config: Config, db: Database): SmsProvider {
  if (config.smsWebhook !== null) return webhookProvider(config.smsWebhook);
  if (config.profile === 'sandbox')
    return {
      send: ({ to, text }) =>
        insertSandboxMessage(db, config.merchant, { kind: 'sms', target: to, subject: null, body: text }),
    };
  return { send: () => Promise.reject(new Error('no SMS provider is configured')) };
}

/** Signed like every call between machines here: the receiver knows who sent these bytes, and when. */
function webhookProvider({ url, key }: NonNullable<Config['smsWebhook']>): SmsProvider {
  return {
    send: async ({ to, text }) => {
      const body = JSON.stringify({ to: `+${to}`, text });
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonce = randomUUID();
      const signature = createHmac('sha256', key.secret)
        .update(signedText(timestamp, nonce, body))
        .digest('hex');
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
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
    },
  };
}
