/** What the sandbox repeats to the length of a key, so that a fresh clone runs. Whoever has read this file knows them. */
export const PUBLISHED_PHRASES = {
  secret: 'maidan-sandbox-secret',
  houseToPlatform: 'house-to-platform',
  platformToHouse: 'platform-to-house',
} as const;

/** Bytes are compared, not their spelling: several texts are read as the same key. */
export function isPublishedKey(key: Uint8Array): boolean {
  return Object.values(PUBLISHED_PHRASES).some((phrase) =>
    key.every((byte, at) => byte === phrase.charCodeAt(at % phrase.length)),
  );
}

const FEWEST_DIFFERENT_BYTES = 8;

/** Zeros, or a few bytes again and again. Of random ones even the shortest key has more that differ. */
export function isPlainlyNoSecret(key: Uint8Array): boolean {
  return new Set(key).size < FEWEST_DIFFERENT_BYTES;
}

const PUBLISHED_LOGIN = 'postgres';

/** The address of the database in these sources, by the login that it gives away: whatever the scheme, host or parameters. */
export function hasPublishedLogin(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { username, password, searchParams } = new URL(databaseUrl);
  return (
    (searchParams.get('user') ?? unescaped(username)) === PUBLISHED_LOGIN &&
    (searchParams.get('password') ?? unescaped(password)) === PUBLISHED_LOGIN
  );
}

/** Never throws: what is no escape stays as it is. */
const unescaped = (text: string) => new URLSearchParams(`text=${text}`).get('text');

/** Wide enough for guests behind one large address; beyond it the limits hold nobody back. */
export const MOST_RATE_LIMIT_FACTOR = 10;
