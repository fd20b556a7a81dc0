import { football } from './football/football.ts';
import type { Sport, SportCode } from './sport.ts';

const ALL: Readonly<Record<SportCode, Sport>> = { football };

export const sportOf = (code: SportCode): Sport => ALL[code];
