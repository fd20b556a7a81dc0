import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Short words beside a form field. The page may say more; these must be enough for whoever calls without a page. */
const TEXTS = {
  required: { en: 'Please fill this in.', bn: 'এটি পূরণ করুন।' },
  type: { en: 'This is not the right kind of value.', bn: 'মানটি সঠিক ধরনের নয়।' },
  short: { en: 'Too short: at least {0}.', bn: 'খুব ছোট: কমপক্ষে {0}।' },
  long: { en: 'Too long: at most {0}.', bn: 'খুব বড়: সর্বোচ্চ {0}।' },
  form: { en: 'Some characters here are not accepted.', bn: 'কিছু অক্ষর এখানে গ্রহণযোগ্য নয়।' },
  choice: { en: 'Please choose one of the offered values.', bn: 'দেওয়া মানগুলো থেকে একটি বেছে নিন।' },
  unknown: { en: 'This field is not known.', bn: 'এই ঘরটি অজানা।' },
  twice: { en: 'This was given twice.', bn: 'এটি দুইবার দেওয়া হয়েছে।' },
  mismatch: { en: 'Confirmation password is not correct.', bn: 'নিশ্চিতকরণ পাসওয়ার্ড সঠিক নয়।' },
  agree: { en: 'Please agree to continue.', bn: 'চালিয়ে যেতে সম্মতি দিন।' },
  taken: { en: 'This username is taken.', bn: 'এই নামটি নেওয়া হয়ে গেছে।' },
  weak: { en: 'Too easy to guess. Please choose another.', bn: 'সহজেই অনুমান করা যায়। অন্য একটি বেছে নিন।' },
  same: { en: 'Please choose one that differs from the old one.', bn: 'আগেরটি থেকে আলাদা একটি বেছে নিন।' },
  off: { en: 'This is not asked for here.', bn: 'এখানে এটি চাওয়া হয় না।' },
  mobileTaken: { en: 'This number already has an account.', bn: 'এই নম্বরে আগে থেকেই অ্যাকাউন্ট আছে।' },
  invitation: { en: 'Invalid invitation code', bn: 'আমন্ত্রণ কোডটি সঠিক নয়' },
  range: {
    en: 'The days must lie in order and within one year.',
    bn: 'দিনগুলো ক্রমানুসারে ও এক বছরের মধ্যে হতে হবে।',
  },
  wrong: { en: 'This is not correct.', bn: 'এটি সঠিক নয়।' },
} as const;
export type FieldMessage = keyof typeof TEXTS;

const MAX_FIELDS = 20;

export function fieldText(message: FieldMessage, language: Language, bound?: number | bigint): string {
  return TEXTS[message][language].replace('{0}', digits(bound ?? '', language));
}

/** One message per field, the first problem of each. Names are the contract's, shortened when a caller invents them. */
export function fieldMessages(
  issues: readonly Issue[],
  data: unknown,
  language: Language,
): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names.slice(0, MAX_FIELDS)) {
      fields[name.slice(0, 40) || 'request'] ??= describe(issue, data, language);
    }
  }
  return fields;
}

function describe(issue: Issue, data: unknown, language: Language): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return fieldText('unknown', language);
    case 'too_small':
      return fieldText('short', language, issue.minimum);
    case 'too_big':
      return fieldText('long', language, issue.maximum);
    case 'invalid_format':
      return fieldText('form', language);
    case 'invalid_value':
      return fieldText(issue.values[0] === true ? 'agree' : 'choice', language);
    case 'invalid_type':
      return fieldText(valueAt(data, issue.path) === undefined ? 'required' : 'type', language);
    case 'custom':
      return fieldText(issue.message === 'mismatch' ? 'mismatch' : 'wrong', language);
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      break;
  }
  return fieldText('wrong', language);
}

const isMessage = (text: string): text is FieldMessage => Object.hasOwn(TEXTS, text);

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let part = data;
  for (const name of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Reflect.get(part, name);
  }
  return part;
}

/** A refusal thrown by a handler names texts by key; whatever is not a key is already a text. */
export function translateFields(fields: Record<string, string>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, isMessage(text) ? fieldText(text, language) : text]),
  );
}
