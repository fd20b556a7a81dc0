import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/missions.ts');

/** Missions and VIP ranks. */
export const WithMissionTexts = lateTexts((language) => fileOf(FILES, language));
