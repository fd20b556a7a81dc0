import * as z from 'zod/mini';

/** A day that somebody asks for: of these centuries, so that no calendar of any layer runs out of years beside it. */
export const day = z.iso.date().check(z.regex(/^(19|2\d)/));
