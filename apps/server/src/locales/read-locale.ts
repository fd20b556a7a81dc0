import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type errors from './en/errors.json';
import type exports from './en/exports.json';
import type fields from './en/fields.json';
import type messages from './en/messages.json';
import type names from './en/names.json';
import type notices from './en/notices.json';
import type pages from './en/pages.json';
import type rules from './en/rules.json';
import type sandboxCheck from './en/sandbox-check.json';
import type sandboxPay from './en/sandbox-pay.json';
import type told from './en/told.json';

/** What the platform says in one language; `scripts/check-locales.ts` compares the files of all of them. */
export type Locale = {
  errors: typeof errors & Record<ErrorCode, string>;
  exports: typeof exports;
  fields: typeof fields;
  messages: typeof messages;
  names: typeof names;
  notices: typeof notices;
  pages: typeof pages;
  rules: typeof rules;
  sandboxCheck: typeof sandboxCheck;
  sandboxPay: typeof sandboxPay;
  told: typeof told;
};

export function readLocale(language: Language): Locale {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8'));
  return {
    errors: read('errors'),
    exports: read('exports'),
    fields: read('fields'),
    messages: read('messages'),
    names: read('names'),
    notices: read('notices'),
    pages: read('pages'),
    rules: read('rules'),
    sandboxCheck: read('sandbox-check'),
    sandboxPay: read('sandbox-pay'),
    told: read('told'),
  };
}
