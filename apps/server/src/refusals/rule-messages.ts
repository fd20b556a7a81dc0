import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import type { RuleProblem } from '@maidan/contract/system/register-rules.ts';
import { fill, textsIn } from '#locales/texts.ts';

/** REG-03, REG-04: what the kind of pattern asks for, with its length filled in, e.g. 4–16. */
export function ruleText({ patternId, min, max }: RuleProblem, language: Language): string {
  return fill(textsIn(language).rules[patternId], [digits(min === max ? min : `${min}–${max}`, language)]);
}
