import { lateTexts } from './i18n.tsx';
import { fileOf } from './locale-file.ts';

const FILES = import.meta.glob<{ messages: object }>('../../locales/*/simulator.ts');

/** The vendor simulator of the sandbox. */
export const WithSimulatorTexts = lateTexts((language) => fileOf(FILES, language));
