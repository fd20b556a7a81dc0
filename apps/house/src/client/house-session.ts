import { PLAY_API, playSession, type PlaySession } from '@maidan/games/play.ts';
import { PlayFailure } from '@maidan/games/screen-plug.ts';
import { ask } from './house-api.ts';

const KEPT_SESSION = 'maidan-play';

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
