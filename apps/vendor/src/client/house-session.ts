import { PLAY_API, playRefusal, playSession, type PlaySession } from '@maidan/games/play.ts';
import { PlayFailure } from '@maidan/games/screen-plug.ts';
import type * as z from 'zod/mini';

const KEPT_SESSION = 'maidan-play';
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

/** A fresh code opens a new session; a reload goes on with the one this tab keeps. */
export async function openSession(code: string | null, gameCode: string): Promise<PlaySession> {
  const kept = keptSession(gameCode);
  if (code === null) {
    if (kept) return kept;
    throw new PlayFailure('SESSION_ENDED');
  }
  try {
    const session = await ask(PLAY_API.exchange, playSession, { body: { code } });
    sessionStorage.setItem(KEPT_SESSION, JSON.stringify(session));
    return session;
  } catch (error) {
    // A page that the browser brought back may carry a code that it has used before.
    if (kept && error instanceof PlayFailure && error.code === 'SESSION_ENDED') return kept;
    throw error;
  }
}

function keptSession(gameCode: string): PlaySession | null {
  try {
    const parsed = playSession.safeParse(JSON.parse(sessionStorage.getItem(KEPT_SESSION) ?? ''));
    return parsed.success && parsed.data.gameCode === gameCode ? parsed.data : null;
  } catch {
    return null;
  }
}
