import type { ResponseOf } from '@maidan/contract/operation.ts';
import { mobileNumber, verificationCode } from '@maidan/contract/accounts/login/login-parts.ts';
import type { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import { RULED_FIELDS } from '@maidan/contract/system/register-rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { PlannedField, RegisterPlan, TypedField } from './register-plan.ts';
import { brokenRule } from './register-rules.ts';
import type { RegisterWords } from './register-words.ts';

export type RegisterValues = Record<TypedField, string> & {
  termsAccepted: boolean;
  adultConfirmed: boolean;
};
type Rules = ResponseOf<typeof getValidationRules>['rules'];
type Problem = { type: string; message: string };

/** Errors as the form library knows them; `message` is ready to be read. */
export function registerResolver(
  plan: RegisterPlan,
  rules: Rules,
  words: RegisterWords,
): Resolver<RegisterValues> {
  const required = new Set<PlannedField>(plan.required);
  return (values) => {
    const errors: Record<string, Problem> = {};
    for (const field of [...plan.required, ...plan.optional]) {
      const message = problemOf(field, values);
      if (message !== null) errors[field] = { type: 'rule', message };
    }
    for (const box of ['termsAccepted', 'adultConfirmed'] as const)
      if (!values[box]) errors[box] = { type: 'agree', message: '' };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<RegisterValues> };
  };

  function problemOf(field: PlannedField, values: RegisterValues): string | null {
    const value = values[field];
    if (value.trim() === '') return required.has(field) ? words.empty : null;
    if (field === 'confirmPassword') return value === values.password ? null : words.mismatch;
    if (field === 'verificationCode') return verificationCode.safeParse(value).success ? null : words.code;
    if (field === 'mobileNum' && !mobileNumber.safeParse(value).success) return words.mobile;
    const ruled = RULED_FIELDS.find((name) => name === field);
    if (ruled === undefined) return null;
    const problem = brokenRule(rules[ruled], field === 'password' ? value : value.trim());
    return problem === null ? null : words.broken(field, problem);
  }
}
