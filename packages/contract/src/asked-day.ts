import * as z from 'zod/mini';

/** A day that somebody asks for. There is no year nought in a calendar, and nothing to find before 2000. */
export const askedDay = z.iso.date().check(z.regex(/^2/));
