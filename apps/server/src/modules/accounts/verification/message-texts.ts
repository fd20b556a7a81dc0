import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { fill, textsIn } from '#locales/texts.ts';

export type CodePurpose = 'login' | 'register' | 'forgot' | 'address' | 'contact' | 'loss';
export type Notice =
  | 'password-set'
  | 'password-changed'
  | 'password-reset'
  | 'new-address'
  | 'mobile-bound'
  | 'email-bound'
  | 'mobile-removed'
  | 'email-removed'
  | SecondStepNotice;
/** About the second step: each goes to every contact. */
export type SecondStepNotice =
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-lost'
  | 'second-step-kept'
  | 'second-step-removed'
  | 'recovery-code-used';
export type Mail = { subject: string; text: string };

/** The code stands first and in plain digits: a phone shows it without opening the message and fills it in. */
export function codeText(purpose: CodePurpose, code: string, minutes: number, language: Language): string {
  const texts = textsIn(language).messages;
  return fill(texts.code.text, {
    code,
    purpose: texts.purpose[purpose],
    minutes: digits(minutes, language),
  });
}

export function codeMail(purpose: CodePurpose, code: string, minutes: number, language: Language): Mail {
  return {
    subject: textsIn(language).messages.code.subject,
    text: codeText(purpose, code, minutes, language),
  };
}

export function resetMail(username: string, link: string, minutes: number, language: Language): Mail {
  const { subject, text } = textsIn(language).messages.reset;
  return { subject, text: fill(text, { username, link, minutes: digits(minutes, language) }) };
}

type Subject = 'password' | 'login' | 'contact' | 'secondStep';

function subjectOf(notice: Notice): Subject {
  if (notice === 'new-address' || notice === 'recovery-code-used') return 'login';
  if (notice.startsWith('second-step-')) return 'secondStep';
  return /-(?:bound|removed)$/.test(notice) ? 'contact' : 'password';
}

export function noticeMail(notice: Notice, username: string, language: Language): Mail {
  const texts = textsIn(language).messages;
  return {
    subject: texts.subject[subjectOf(notice)],
    text: fill(texts.notice[notice], { username }),
  };
}
