import webPush from 'web-push';
import type { Config } from '#config.ts';

export type PushDevice = { endpoint: string; p256dh: string; auth: string };
/** `gone`: the browser is there no more. `refused`: asked again it would say the same. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';
/** The port: whoever brings a few bytes, which it cannot read, to a browser. */
export type PushService = { readonly send: (device: PushDevice, text: string) => Promise<PushOutcome> };

const TIMEOUT_MS = 10_000;
/** A notice that nobody could be given for a day is not news any more. */
const KEPT_SECONDS = 24 * 3_600;

/** Encrypted for the one browser (RFC 8291) and signed as this site (RFC 8292); null where there are no keys to sign with. */
export function createPushService({ push }: Pick<Config, 'push'>): PushService | null {
  if (push === null) return null;
  const vapidDetails = { subject: push.contact, publicKey: push.publicKey, privateKey: push.privateKey };
  return {
    send: async ({ endpoint, p256dh, auth }, text) => {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        {
          vapidDetails,
          TTL: KEPT_SECONDS,
          contentEncoding: 'aes128gcm',
        },
      );
      return ask(endpoint, { method, headers: textsOf(headers), body: new Uint8Array(body ?? []) });
    },
  };
}

const textsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      // The length is told by whoever sends the bytes.
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

/** Followed nowhere: a service that leads elsewhere would lead past the list of known ones. */
async function ask(endpoint: string, request: RequestInit): Promise<PushOutcome> {
  try {
    const answer = await fetch(endpoint, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'taken';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    return answer.status === 429 || answer.status >= 500 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
