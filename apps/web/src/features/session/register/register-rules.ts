import { ruleProblem } from '@maidan/contract/system/register-rules.ts';
import type { FieldRule, RuleProblem } from '@maidan/contract/system/register-rules.ts';

/** Compiled once each. One that this browser cannot read lets everything pass: the platform decides anyway. */
const compiled = new Map<string, RegExp | null>();

function compile(pattern: string): RegExp | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let made: RegExp | null;
  try {
    made = new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    made = null;
  }
  compiled.set(pattern, made);
  return made;
}

/** REG-03, T27: the length comes first, so that no pattern ever sees more than the operator's bound. */
export function brokenRule(rule: FieldRule, value: string): RuleProblem | null {
  return ruleProblem(rule, value, (pattern, text) => compile(pattern)?.test(text) ?? true);
}
