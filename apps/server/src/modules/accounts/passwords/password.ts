import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default algorithm) at the strength OWASP names: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on another keyboard is the same password. */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), STRENGTH);
}

let dummy: Promise<string> | undefined;

/** Without a stored hash the same work is done on a hash nobody knows the password of, so that time tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(32).toString('base64url'));
  const matches = await verify(stored ?? (await dummy), normal(password));
  return matches && stored !== null;
}
