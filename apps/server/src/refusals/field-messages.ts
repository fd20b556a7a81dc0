import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import type * as z from 'zod/mini';
import type { Locale } from '#locales/read-locale.ts';
import { fill, textsIn } from '#locales/texts.ts';

type Issue = z.core.$ZodIssue;

/** Short words beside a form field. The page may say more; these must be enough for whoever calls without a page. */ export type FieldMessage =
  keyof Locale['fields'];

const MAX_FIELDS = 20;

export function fieldText(message: FieldMessage, language: Language, bound?: number | bigint): string {
  return fill(textsIn(language).fields[message], [digits(bound ?? '', language)]);
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

/** Other things than figures are not large: there are too many of them. */
const TOO_BIG: Readonly<Record<string, FieldMessage>> = { string: 'long', array: 'many' };
/** What a schema may call its own refusals. */
const NAMED = ['mismatch', 'required'] as const satisfies readonly FieldMessage[];

function describe(issue: Issue, data: unknown, language: Language): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return fieldText('unknown', language);
    case 'too_small':
      return fieldText(issue.origin === 'string' ? 'short' : 'small', language, issue.minimum);
    case 'too_big':
      return fieldText(TOO_BIG[issue.origin] ?? 'large', language, issue.maximum);
    case 'invalid_format':
      return fieldText('form', language);
    case 'invalid_value':
      return fieldText(issue.values[0] === true ? 'agree' : 'choice', language);
    case 'invalid_type':
      return fieldText(valueAt(data, issue.path) === undefined ? 'required' : 'type', language);
    case 'custom':
      return fieldText(NAMED.find((name) => name === issue.message) ?? 'wrong', language);
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      break;
  }
  return fieldText('wrong', language);
}

const isMessage = (text: string): text is FieldMessage =>
  Object.hasOwn(textsIn(DEFAULT_LANGUAGE).fields, text);

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
