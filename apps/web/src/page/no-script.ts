import type { Language } from '@maidan/contract/languages.ts';
import { fileOf } from '#lib/texts/locale-file.ts';

export type DocumentTexts = typeof import('#locales/en/document.json');

const FILES = import.meta.glob<DocumentTexts>('../locales/*/document.json', { import: 'default' });

/** Texts that only the server writes. */
export function loadDocumentTexts(language: Language): Promise<DocumentTexts> {
  return fileOf(FILES, language);
}

/** What is typed into a form is encrypted by the page itself, so nobody comes in without its script: that is said. */
export function noScript(texts: DocumentTexts): string {
  return `<noscript><p class="bg-raised-strong text-text px-4 py-2 text-center text-sm font-medium">${texts['no-script']}</p></noscript>`;
}

/** A place that is held for what only the script draws would stay grey for ever. */
export function noEmptyPlace(nonce: string): string {
  return `<noscript><style nonce="${nonce}">main{display:none}</style></noscript>`;
}
