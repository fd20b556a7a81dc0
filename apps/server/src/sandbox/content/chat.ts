import { LANGUAGES } from '@maidan/contract/languages.ts';
import { readSeedTexts } from '#sandbox/texts/read-texts.ts';

/** What people of the sandbox were saying before anybody looked in: each language has rooms of its own. */
export const CHAT_ROOMS = LANGUAGES.flatMap((language) =>
  (readSeedTexts(language, 'chat') ?? []).map((room) => ({ language, ...room })),
);
