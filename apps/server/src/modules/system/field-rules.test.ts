import { digits } from '@maidan/contract/digits.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import {
  PATTERN_IDS,
  RULED_FIELDS,
  RULE_MAX_LENGTH,
  ruleProblem,
  type PatternId,
} from '@maidan/contract/system/register-rules.ts';
import * as fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { ruleText } from '#refusals/rule-messages.ts';
import { checkField } from './field-rules.ts';
import { patternProblem, unsafePatterns } from '#settings/safe-pattern.ts';
import type { Settings } from '#settings/settings.ts';
import { STANDARD_PATTERNS, STANDARD_RULES } from '#settings/standard-rules.ts';

const settingsWith = (rules: object) =>
  ({ get: () => Promise.resolve({ ...STANDARD_RULES, ...rules }) }) as unknown as Settings;

/** What each kind takes and what it does not; both engines must agree on all of it. */
const SAMPLES: Readonly<Record<PatternId, { good: string[]; bad: string[] }>> = {
  ANY: { good: ['', 'x y', 'ক্ষমা'], bad: [] },
  LETTER_FIRST: { good: ['rahim7', 'R'], bad: ['7rahim', 'ra him', 'রহিম', 'rahim_', ''] },
  MAILBOX: {
    good: ['a.b+c@mail.example.com', 'a@b.co'],
    bad: ['a@b', 'a b@c.de', '@b.co', 'a@b.co\n', 'a@@b.co', 'a.@b.co', "a@b.co'--"],
  },
  ALPHANUMERIC: { good: ['abc', '123', 'a1'], bad: ['a-1', 'a 1', '১২', ''] },
  LETTERS_AND_DIGITS: { good: ['abc1', '1abc', 'a1b2'], bad: ['abc', '123', 'a1!', ''] },
  DIGITS: { good: ['0', '0123456789'], bad: ['12a', '১২৩', '１２', '-1', '1.5', ''] },
  ALPHANUMERIC_UPPERCASE: { good: ['Abc1', 'abcD', 'A'], bad: ['abc1', 'A!', ''] },
  ENGLISH_SPACES: { good: ['Rahim', 'Rahim Uddin'], bad: [' Rahim', 'Rahim  Uddin', 'Rahim1', 'রহিম', ''] },
  NO_SPACES: { good: ['a_b', 'রহিম'], bad: ['a b', 'a\tb', ' ', ''] },
  CHINESE: { good: ['中文'], bad: ['中 文', 'abc', '한국', ''] },
  KOREAN: { good: ['한국'], bad: ['한 국', 'abc', '中文', ''] },
  THAI: { good: ['ไทย'], bad: ['ไทย a', 'abc', ''] },
  THAI_ENGLISH_SPACES: { good: ['ไทย Thai', 'Thai'], bad: ['ไทย1', ' Thai', ''] },
  UPPERCASE_SPACES: { good: ['RAHIM UDDIN', 'A'], bad: ['Rahim', 'A1', 'A  B', ''] },
  LETTERS_DIGITS_SYMBOLS: { good: ['aB1!', '~'], bad: ['a b', 'é', '\u0000', ''] },
  DATE_YMD: { good: ['2000-12-31', '1999-01-01'], bad: ['2000-13-01', '31-12-2000', '2000-1-1', ''] },
  DATE_MDY: { good: ['12-31-2000', '01-01-1999'], bad: ['13-01-2000', '2000-12-31', '12-32-2000', ''] },
};

const engines = new Map(
  Object.values(STANDARD_PATTERNS)
    .filter((pattern) => pattern !== '*')
    .map((pattern) => [
      pattern,
      { re2: RE2JS.compile(pattern), browser: new RegExp(`^(?:${pattern})$`, 'u') },
    ]),
);
const inRe2 = (pattern: string, value: string) => engines.get(pattern)?.re2.matches(value) === true;
const inBrowser = (pattern: string, value: string) => engines.get(pattern)?.browser.test(value) === true;

describe.each(PATTERN_IDS)('%s', (patternId) => {
  const rule = { acceptedPattern: STANDARD_PATTERNS[patternId], minLength: 0, maxLength: 200, patternId };

  test('[REG-04] takes what it names and nothing else, here and in the browser alike', () => {
    for (const matches of [inRe2, inBrowser]) {
      for (const value of SAMPLES[patternId].good)
        expect([value, ruleProblem(rule, value, matches)]).toEqual([value, null]);
      for (const value of SAMPLES[patternId].bad)
        expect([value, ruleProblem(rule, value, matches)]).toEqual([value, { patternId, min: 0, max: 200 }]);
    }
  });

  test('[REG-04] has a message in every language with the bounds in it', () => {
    for (const language of LANGUAGES) {
      const text = ruleText({ patternId, min: 4, max: 16 }, language);
      expect(text).toMatch(patternId.startsWith('DATE') ? /2000/ : digits('4–16', language));
      expect(/[\u0980-\u09ff]/.test(text)).toBe(language === 'bn');
      expect(/[\u0900-\u0963]/.test(text)).toBe(language === 'hi');
    }
    expect(ruleText({ patternId: 'DIGITS', min: 6, max: 6 }, 'en')).toBe('Digits only, 6 of them.');
  });

  test('T27: is shown to be fast before it is saved', async () => {
    expect(await patternProblem(STANDARD_PATTERNS[patternId])).toBeNull();
  });

  // A linear engine reads each sign once; the bound of 200 signs makes that at most 200 steps of it. What is counted
  // here is that 10,000 hostile values all come back, each agreeing with the browser's engine.
  test('T27: 10,000 random values are decided, as in the browser', () => {
    const [good = 'a'] = SAMPLES[patternId].good;
    const value = fc.oneof(
      fc.string({ maxLength: RULE_MAX_LENGTH }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.nat(RULE_MAX_LENGTH).map((length) => `${good.repeat(length).slice(0, length)}!`),
    );
    let decided = 0;
    fc.assert(
      fc.property(value, (text) => {
        decided += 1;
        return (ruleProblem(rule, text, inRe2) === null) === (ruleProblem(rule, text, inBrowser) === null);
      }),
      { numRuns: 10_000 },
    );
    expect(decided).toBe(10_000);
  });
});

describe('rules of the operator', () => {
  test.each([
    ['nested repetition', '^(a+)+$'],
    ['two ways for one sign', '(?:a|a)*b'],
    ['an optional end inside a repetition', '^(\\w+\\s?)*$'],
    ['repetition of repetition', '(x+x+)+y'],
    ['overlapping mail', '([a-z0-9]+.?)+@x'],
  ])('T27: %s is refused when it is saved', async (_what, acceptedPattern) => {
    const rule = { acceptedPattern, minLength: 1, maxLength: 100, patternId: 'ANY' as const };
    expect((await unsafePatterns({ username: rule })).join()).toContain(
      'username: the pattern can take very long',
    );
  });

  test.each(['(?=a)a', '(?<!a)b', '(a)\\1', '[a-', '(', '*a', '\\p{Nope}', '(?<name'])(
    'T27: %j, which one of the engines does not read, is refused when it is saved',
    async (pattern) => {
      expect(await patternProblem(pattern)).toContain('no regular expression');
    },
  );

  test('T27: an evil pattern that is there all the same costs nothing: RE2 answers, and only within the length', async () => {
    const evil = {
      acceptedPattern: '^(a+)+$',
      minLength: 1,
      maxLength: 200,
      patternId: 'ALPHANUMERIC' as const,
    };
    const settings = settingsWith({ username: evil });
    expect(await checkField(settings, 'username', `${'a'.repeat(199)}!`)).toEqual({
      patternId: 'ALPHANUMERIC',
      min: 1,
      max: 200,
    });
    expect(await checkField(settings, 'username', 'a'.repeat(200))).toBeNull();
    expect(await checkField(settings, 'username', 'a'.repeat(201))).not.toBeNull();
  });

  test('[REG-03] "*" takes anything within the bounds, counted like maxlength in a browser', async () => {
    const any = { acceptedPattern: '*', minLength: 2, maxLength: 5, patternId: 'ANY' as const };
    const settings = settingsWith({ payeeName: any });
    expect(await checkField(settings, 'payeeName', 'ক্ষমা')).toBeNull();
    expect(await checkField(settings, 'payeeName', 'x')).toEqual({ patternId: 'ANY', min: 2, max: 5 });
    expect(await checkField(settings, 'payeeName', '😀😀😀')).not.toBeNull();
  });

  test('[REG-03] every field of the registration has a rule', () => {
    expect(Object.keys(STANDARD_RULES).toSorted()).toEqual([...RULED_FIELDS].toSorted());
  });
});
