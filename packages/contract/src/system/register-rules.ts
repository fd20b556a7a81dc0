import * as z from 'zod/mini';

/** REG-04: the kinds of pattern, each with its message in every language. `ANY` never fails. */
export const PATTERN_IDS = [
  'ANY',
  'LETTER_FIRST',
  'MAILBOX',
  'ALPHANUMERIC',
  'LETTERS_AND_DIGITS',
  'DIGITS',
  'ALPHANUMERIC_UPPERCASE',
  'ENGLISH_SPACES',
  'NO_SPACES',
  'CHINESE',
  'KOREAN',
  'THAI',
  'THAI_ENGLISH_SPACES',
  'UPPERCASE_SPACES',
  'LETTERS_DIGITS_SYMBOLS',
  'DATE_YMD',
  'DATE_MDY',
] as const;
export const patternId = z.enum(PATTERN_IDS);
export type PatternId = z.infer<typeof patternId>;

export const RULE_MAX_LENGTH = 200;
const length = z.int().check(z.minimum(0), z.maximum(RULE_MAX_LENGTH));

/** REG-03: passes only what matches `acceptedPattern` ('*' matches anything) within the bounds. */
export const fieldRule = z.object({
  acceptedPattern: z.string().check(z.minLength(1), z.maxLength(200)),
  minLength: length,
  maxLength: length,
  patternId,
});
export type FieldRule = z.infer<typeof fieldRule>;
export type RuleProblem = { patternId: PatternId; min: number; max: number };

/**
 * REG-03, for both sides: what is wrong with a value, or null. The length (UTF-16 units, as in `maxlength`) comes first,
 * so that no engine ever sees more than the operator's bound; then `matches`, asked whether the **whole** value fits.
 */
export function ruleProblem(
  rule: FieldRule,
  value: string,
  matches: (pattern: string, value: string) => boolean,
): RuleProblem | null {
  const { acceptedPattern, minLength: min, maxLength: max } = rule;
  const fits =
    value.length >= min &&
    value.length <= max &&
    (acceptedPattern === '*' || matches(acceptedPattern, value));
  return fits ? null : { patternId: rule.patternId, min, max };
}

/** REG-01: fields with a rule of their own. */
export const RULED_FIELDS = [
  'username',
  'password',
  'paymentPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const;
export type RuledField = (typeof RULED_FIELDS)[number];

/** REG-02: shown and required by the operator. */
export const OPTIONAL_FIELDS = [
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'captcha',
] as const;
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];
