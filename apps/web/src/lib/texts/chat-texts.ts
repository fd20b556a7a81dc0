import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/chat.ts');

/** What members are told and tell each other. */
export const WithChatTexts = lateTexts((language) => fileOf(FILES, language));
