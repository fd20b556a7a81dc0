import type { TeamType } from '@maidan/contract/downline/downline-words.ts';

/** AGT-10: by which word a type of account is told. */
export const TYPE_WORDS = {
  0: 'player',
  1: 'general',
  2: 'head',
  41: 'senior',
  42: 'junior',
} as const satisfies Record<TeamType, string>;
