import type { Database } from '#db/database.ts';
import { noteLogin, selectForLogin } from './member.store.ts';

/** What the door needs to know of a member, and nothing else. */
export async function findForLogin(db: Database, merchant: string, usernameKey: string) {
  const row = await selectForLogin(db, merchant, usernameKey);
  if (row === null) return null;
  return {
    id: row.id.toString(),
    passwordHash: row.password_hash,
    status: row.status,
    firstTime: row.first_time,
    passwordExpired: row.password_expired,
  };
}

export const rememberLogin = noteLogin;
