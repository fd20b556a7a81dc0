import type { Language } from '@maidan/contract/languages.ts';

type Endings = { possessive: readonly (readonly [RegExp, string])[] };

const ENDINGS = import.meta.glob<Endings>('../../locales/*/endings.ts', { eager: true });

/** A text as it stands before "within", "of" or "before" in the messages of a language that bends it there. */
export function possessive(text: string, language: Language): string {
  const rules = ENDINGS[`../../locales/${language}/endings.ts`]?.possessive ?? [];
  const rule = rules.find(([ends]) => ends.test(text));
  return rule === undefined ? text : text.replace(...rule);
}
