import * as z from 'zod/mini';

/** Printable, URL-safe identifiers. Bounds are part of the promise: no id may be long enough to hurt. */
const code = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));

export const memberId = code(24);
export const nodeId = code(24);
export const vendorCode = code(24);
export const gameCode = code(48);
export const roundId = code(64);

/** Made by the sender and kept for every retry: the same id with other content is an error. */
export const operationId = z.uuid();
