import { playRefusal } from '@maidan/games/play.ts';
import { PlayFailure } from '@maidan/games/screen-plug.ts';
import type * as z from 'zod/mini';

const CALL_TIMEOUT_MS = 12_000;

type Sent = { token?: string; body?: object };

/** The only fetch of the page: its answer is checked, its failures are codes. */
export async function ask<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  sent: Sent,
): Promise<z.output<Schema>> {
  const response = await fetch(path, {
    method: sent.body ? 'POST' : 'GET',
    headers: {
      ...(sent.body ? { 'content-type': 'application/json' } : {}),
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
    },
    ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
    credentials: 'omit',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => null);
  const content: unknown = await response?.json().catch(() => null);
  if (!response) throw new PlayFailure('OFFLINE');
  if (!response.ok) {
    const refusal = playRefusal.safeParse(content);
    throw new PlayFailure(refusal.success ? refusal.data.code : 'INTERNAL');
  }
  const answer = schema.safeParse(content);
  if (!answer.success) throw new PlayFailure('INTERNAL');
  return answer.data;
}
