import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/promotions.ts');

/** What promotions say of themselves. */
export const WithPromotionTexts = lateTexts((language) => fileOf(FILES, language));
