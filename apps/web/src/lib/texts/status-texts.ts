import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/status.ts');

/** STA-01: why the site is closed. */
export const WithStatusTexts = lateTexts((language) => fileOf(FILES, language));
