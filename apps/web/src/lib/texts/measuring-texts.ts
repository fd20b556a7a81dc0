import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/measuring.ts');

/** Whether visits may be measured. */
export const WithMeasuringTexts = lateTexts((language) => fileOf(FILES, language));
