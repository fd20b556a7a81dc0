import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/pay.ts');

/** Contracts, salaries and dividends of agents. */
export const WithPayTexts = lateTexts((language) => fileOf(FILES, language));
