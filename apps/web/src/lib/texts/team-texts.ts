import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/team-reports.ts');

/** What agents read about their teams. */
export const WithTeamTexts = lateTexts((language) => fileOf(FILES, language));
