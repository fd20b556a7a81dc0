import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/notices.ts');

/** What is told while the site is closed. */
export const WithNoticesTexts = lateTexts((language) => fileOf(FILES, language));
