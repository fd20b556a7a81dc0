import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/referral.ts');

/** Invitations of friends. */
export const WithReferralTexts = lateTexts((language) => fileOf(FILES, language));
