import type { Language } from '@maidan/contract/languages.ts';
import bengali from '#locales/bn/errors.json';
import english from '#locales/en/errors.json';

/** What is typed into a form is encrypted by the page itself, so nobody comes in without its script: that is said. */
export function noScript(language: Language): string {
  const text = (language === 'bn' ? bengali : english)['no-script'];
  return `<noscript><p class="bg-raised-strong text-text px-4 py-2 text-center text-sm font-medium">${text}</p></noscript>`;
}

/** A place that is held for what only the script draws would stay grey for ever. */
export function noEmptyPlace(nonce: string): string {
  return `<noscript><style nonce="${nonce}">main{display:none}</style></noscript>`;
}
