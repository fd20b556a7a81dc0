import * as z from 'zod/mini';

/** Required text of bounded length, counted in UTF-16 units like `maxlength` in a browser. */
export const text = (max: number, min = 1) => z.string().check(z.minLength(min), z.maxLength(max));
