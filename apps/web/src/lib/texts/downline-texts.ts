import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/downline.ts');

/** What agents do with those below them. */
export const WithDownlineTexts = lateTexts((language) => fileOf(FILES, language));
