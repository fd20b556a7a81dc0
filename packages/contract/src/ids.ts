import * as z from 'zod/mini';

/** Printable, URL-safe identifiers. Bounds are part of the promise: no id may be long enough to hurt. */
const code = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));

export const memberId = code(24);
export const nodeId = code(24);
export const vendorCode = code(24);
/** A game of a vendor; where one game has several variants, the variant stands after a dot. */
export const gameCode = z
  .string()
  .check(z.minLength(1), z.maxLength(48), z.regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/));
export const roundId = code(64);

/** Made by the sender and kept for every retry: the same id with other content is an error. */
export const operationId = z.uuid();
