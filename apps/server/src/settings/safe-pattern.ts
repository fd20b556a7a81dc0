import type { FieldRule } from '@maidan/contract/system/register-rules.ts';
import { RE2JS } from 're2js';

/** How long the look for a slow input may take. Only a pattern that was shown to be fast is accepted. */
const CHECK_MS = 5_000;

/** T27: patterns that pages run on every key stroke. A bad one is refused here, before any page has it. */
export async function unsafePatterns(rules: Readonly<Record<string, FieldRule>>): Promise<string[]> {
  const problems: string[] = [];
  for (const [field, { acceptedPattern, minLength, maxLength }] of Object.entries(rules)) {
    if (minLength > maxLength) problems.push(`${field}: minLength is above maxLength`);
    const problem = await patternProblem(acceptedPattern);
    if (problem !== null) problems.push(`${field}: ${problem}`);
  }
  return problems;
}

export async function patternProblem(pattern: string): Promise<string | null> {
  if (pattern === '*') return null;
  if (!compiles(pattern)) return 'the pattern is no regular expression that both RE2 and browsers read';
  const verdict = await slowness(pattern);
  if (verdict === 'safe') return null;
  return verdict === 'vulnerable'
    ? 'the pattern can take very long on some inputs (catastrophic backtracking)'
    : 'the pattern could not be shown to be fast; please write it more simply';
}

function compiles(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    // Pages run it like this.
    return new RegExp(`^(?:${pattern})$`, 'u').source !== '';
  } catch {
    return false;
  }
}

/** The checker is large and seldom needed, so it comes when it is. */
async function slowness(pattern: string): Promise<'safe' | 'vulnerable' | 'unknown'> {
  // In this process and in plain JavaScript: no other program is started for it.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure';
  const { checkSync } = await import('recheck');
  return checkSync(`^(?:${pattern})$`, 'u', { timeout: CHECK_MS }).status;
}
