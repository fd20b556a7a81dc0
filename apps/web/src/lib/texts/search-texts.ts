import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/search.ts');

/** Around the search. */
export const WithSearchTexts = lateTexts((language) => fileOf(FILES, language));
