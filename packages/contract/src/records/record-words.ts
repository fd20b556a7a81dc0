import { GAME_CATEGORIES } from '#constants.ts';

/** Whose midnight a day of every record begins at. Dhaka has no summer time, so a day has 24 hours. */
export const RECORD_TIME_ZONE = 'Asia/Dhaka';
/** The longest range of one question; a leap year fits. */
export const RECORD_MAX_DAYS = 366;

export const BET_STATES = ['open', 'settled', 'void'] as const;
export type BetState = (typeof BET_STATES)[number];

/** A round of a game that has left the catalogue has no category any more. */
export const RECORD_CATEGORIES = [...GAME_CATEGORIES, 'OTHER'] as const;
export type RecordCategory = (typeof RECORD_CATEGORIES)[number];

/** What a bonus was for. A rebate is one on settled bets; to an agent it is the commission of the team. */
export const BONUS_SOURCES = ['welcome', 'trial', 'reward', 'rebate', 'other'] as const;
export type BonusSource = (typeof BONUS_SOURCES)[number];

/** What moves a member's balance. Reversals count with what they reverse. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'transfer',
  'salary',
  'dividend',
  'adjustment',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
