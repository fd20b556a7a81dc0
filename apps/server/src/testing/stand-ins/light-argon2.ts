import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

/**
 * In place of the library where a test is about something else: an account costs a thousandth of what guessing its
 * password should. What is kept says how it was made, so verifying needs no stand-in.
 */
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;
const LIGHT = { memoryCost: 256, timeCost: 1, parallelism: 1 };

/** @public Imported under the library's name. */
export const hash: typeof argon2.hash = (password) => real.hash(password, LIGHT);
/** @public */
export const verify: typeof argon2.verify = real.verify;
