import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#languages.ts';

const upper = (language: Language) => language.toUpperCase() as Uppercase<Language>;

/** Calls write EN and BN (docs/calls.md), browsers write en and bn: both are understood, and go on in small letters. */
export const language = z._default(
  z.pipe(
    z.enum([...LANGUAGES, ...LANGUAGES.map(upper)]),
    z.transform((given) => given.toLowerCase() as Language),
  ),
  DEFAULT_LANGUAGE,
);
