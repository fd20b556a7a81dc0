import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/game.ts');

/** Around a game that is open. */
export const WithGameTexts = lateTexts((language) => fileOf(FILES, language));
