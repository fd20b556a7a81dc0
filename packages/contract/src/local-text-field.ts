import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#languages.ts';
import { text } from '#text.ts';

type Shape<Part extends z.ZodMiniType> = {
  [Tag in Language]: Tag extends typeof DEFAULT_LANGUAGE ? Part : z.ZodMiniOptional<Part>;
};

/** One part for each language: that of the default one must be there, the others may be. */
export function localShape<Part extends z.ZodMiniType>(part: Part): Shape<Part> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, language === DEFAULT_LANGUAGE ? part : z.optional(part)]),
  ) as Shape<Part>;
}

/** A `LocalText` on the wire or in a setting. */
export const localText = (longest: number) => z.object(localShape(text(longest)));
