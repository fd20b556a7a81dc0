import type { FieldRule, PatternId, RuledField } from '@maidan/contract/system/register-rules.ts';

/**
 * REG-04: what each kind of pattern means where the operator has nothing better. The whole value must match; both
 * RE2 (here) and the browser's engine (there) read them, so none uses what only one of them knows.
 */
export const STANDARD_PATTERNS: Readonly<Record<PatternId, string>> = {
  ANY: '*',
  LETTER_FIRST: '[A-Za-z][A-Za-z0-9]*',
  MAILBOX: '[A-Za-z0-9_%+-]+(?:\\.[A-Za-z0-9_%+-]+)*@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+',
  ALPHANUMERIC: '[A-Za-z0-9]+',
  LETTERS_AND_DIGITS: '(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*',
  DIGITS: '[0-9]+',
  ALPHANUMERIC_UPPERCASE: '[a-z0-9]*[A-Z][A-Za-z0-9]*',
  ENGLISH_SPACES: '[A-Za-z]+(?: [A-Za-z]+)*',
  // Every sign that browsers count as a space: RE2's own \s knows the ones of ASCII only.
  NO_SPACES: '[^\\s\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+',
  CHINESE: '[\u4e00-\u9fff]+',
  KOREAN: '[\uac00-\ud7a3]+',
  THAI: '[\u0e00-\u0e7f]+',
  THAI_ENGLISH_SPACES: '[A-Za-z\u0e00-\u0e7f]+(?: [A-Za-z\u0e00-\u0e7f]+)*',
  UPPERCASE_SPACES: '[A-Z]+(?: [A-Z]+)*',
  LETTERS_DIGITS_SYMBOLS: '[!-~]+',
  DATE_YMD: '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])',
  DATE_MDY: '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}',
};

const rule = (patternId: PatternId, minLength: number, maxLength: number): FieldRule => ({
  acceptedPattern: STANDARD_PATTERNS[patternId],
  minLength,
  maxLength,
  patternId,
});

/** REG-03. A password may be any phrase: length is what makes it strong, and the weak ones are known. */
export const STANDARD_RULES: Record<RuledField, FieldRule> = {
  username: rule('LETTER_FIRST', 4, 16),
  password: rule('ANY', 8, 64),
  paymentPassword: rule('DIGITS', 6, 6),
  // Names are written in every script, so only the length is asked here.
  payeeName: rule('ANY', 2, 60),
  email: rule('MAILBOX', 6, 120),
  qqNum: rule('DIGITS', 5, 12),
  mobileNum: rule('DIGITS', 6, 15),
  recommenderId: rule('ALPHANUMERIC', 4, 20),
  affiliateCode: rule('ALPHANUMERIC', 3, 24),
  referralCode: rule('ALPHANUMERIC', 4, 24),
  line: rule('NO_SPACES', 2, 60),
  whatsapp: rule('DIGITS', 6, 15),
  facebook: rule('NO_SPACES', 2, 100),
  wechat: rule('NO_SPACES', 2, 60),
  idNumber: rule('ALPHANUMERIC', 6, 20),
};
