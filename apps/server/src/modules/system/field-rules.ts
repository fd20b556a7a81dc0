import { ruleProblem, type RuledField, type RuleProblem } from '@maidan/contract/system/register-rules.ts';
import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ruleText } from '#refusals/rule-messages.ts';
import type { Settings } from '#settings/settings.ts';
import { isWeakPassword } from '#settings/weak-password.ts';

const PATTERNS_REMEMBERED = 200;
const compiled = new LRUCache<string, RE2JS>({ max: PATTERNS_REMEMBERED });

/** T27: RE2 reads every value once, however the pattern was written. */
function matchesWhole(pattern: string, value: string): boolean {
  const known = compiled.get(pattern) ?? RE2JS.compile(pattern);
  compiled.set(pattern, known);
  return known.matches(value);
}

/** REG-03: what is wrong with a value by the operator's rule for its field, or null. */
export async function checkField(
  settings: Settings,
  field: RuledField,
  value: string,
): Promise<RuleProblem | null> {
  const rules = await settings.get('validationRules');
  return ruleProblem(rules[field], value, matchesWhole);
}

/** Refuses with one message beside each field that breaks its rule. */
export async function assertFieldRules(
  { settings, language }: Pick<CallContext, 'settings' | 'language'>,
  values: Partial<Record<RuledField, string | undefined>>,
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const [field, value] of Object.entries(values) as [RuledField, string | undefined][]) {
    const problem = value === undefined ? null : await checkField(settings, field, value);
    if (problem !== null) fields[field] = ruleText(problem, language);
  }
  if (Object.keys(fields).length > 0) throw new Refusal('BAD_REQUEST', { fields });
}

type PasswordPlace = {
  username?: string;
  /** The form's name for it, where the message shall stand. */
  field?: string;
};

/** For every new password: the operator's rule, then the ones that are guessed first. */
export async function assertPasswordRule(
  { settings, language }: Pick<CallContext, 'settings' | 'language'>,
  password: string,
  { username, field = 'password' }: PasswordPlace = {},
): Promise<void> {
  const problem = await checkField(settings, 'password', password);
  if (problem !== null)
    throw new Refusal('BAD_REQUEST', { fields: { [field]: ruleText(problem, language) } });
  if (isWeakPassword(password, { listed: await settings.get('weakPasswords'), username }))
    throw new Refusal('PASSWORD_WEAK', { fields: { [field]: 'weak' } });
}
