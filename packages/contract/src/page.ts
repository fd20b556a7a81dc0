import * as z from 'zod/mini';

/** Numbers in a query arrive as text; only plain digits are taken, so "1e3" and "0x10" stay refused. */
export const queryInteger = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.maxLength(9), z.regex(/^\d+$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );

/** An opaque cursor the server gave out; it is checked again when it comes back. */
const cursor = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[0-9a-z-]+$/));

/** What a list that is read in pages is asked with: where to go on, if not at its beginning. */
export const fromCursor = { cursor: z.optional(cursor) };
/** And what it answers with: where the next page begins, `null` after the last. */
export const toNextPage = { nextCursor: z.nullable(cursor) };

const LIST_MAX_LENGTH = 120;

/** Several words of a closed list, with commas between them; each counts once. */
export const queryList = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.pipe(
    z.string().check(z.maxLength(LIST_MAX_LENGTH)),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(','))]),
      z.array(z.enum(words)),
    ),
  );
