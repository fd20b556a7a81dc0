import type { RuleProblem } from '@maidan/contract/system/register-rules.ts';
import { useT } from '#lib/texts/i18n.tsx';

export type RegisterWords = ReturnType<typeof useRegisterWords>;

/** REG-03, REG-04, ERR-06: what a field is told, in the person's language. */
export function useRegisterWords() {
  const t = useT('register');
  const rule = ({ patternId, min, max }: RuleProblem): string =>
    t(`pattern.${patternId}`, { count: lengthText(min, max), min, max });
  return {
    rule,
    empty: t('empty'),
    code: t('codeWrong'),
    mismatch: t('mismatch'),
    mobile: t('mobileWrong'),
    /** Two fields have a sentence of their own before the rule. */
    broken: (field: string, problem: RuleProblem): string => {
      if (field === 'payeeName') return `${t('nameWrong')} ${rule(problem)}`;
      if (field === 'mobileNum') return `${t('phoneWrong')} ${rule(problem)}`;
      return rule(problem);
    },
  };

  function lengthText(min: number, max: number): string {
    if (min === max) return t('length.exact', { max });
    return min === 0 ? t('length.most', { max }) : t('length.range', { min, max });
  }
}
