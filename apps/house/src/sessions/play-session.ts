import { createHash, randomBytes } from 'node:crypto';
import type { PlaySession } from '@maidan/games/play.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { findSession, takeCode, type StoredSession } from './play-session.store.ts';

const SECRET_BYTES = 32;

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Secrets of 256 random bits need no slow hash; what lies in the database opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Swaps the code of the address for a session that only this page knows. */
export async function exchangeCode(
  db: HouseDatabase,
  code: string,
  lookOf: (session: StoredSession) => string | null,
): Promise<PlaySession> {
  const sessionToken = newSecret();
  const session = await takeCode(db, hashSecret(code), hashSecret(sessionToken));
  if (!session) throw new PlayRefusal('SESSION_ENDED');
  return {
    sessionToken,
    gameCode: session.gameCode,
    title: session.title,
    skin: session.skin,
    look: lookOf(session),
    currencySymbol: session.currencySymbol,
    language: session.language,
    theme: session.theme,
    siteOrigin: session.siteOrigin,
    allows: session.allows,
    noteScope: hashSecret(`${session.playerId}:${session.gameCode}`).toString('base64url').slice(0, 16),
  };
}

/** Of the token that the page brings; whose it is, the database knows. */
export function sessionHashIn(authorization: string | undefined): Buffer {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new PlayRefusal('SESSION_ENDED');
  return hashSecret(token);
}

export async function sessionFrom(
  db: HouseDatabase,
  authorization: string | undefined,
): Promise<StoredSession> {
  const session = await findSession(db, sessionHashIn(authorization));
  if (!session) throw new PlayRefusal('SESSION_ENDED');
  return session;
}
