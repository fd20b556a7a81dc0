import type { PrizeMode } from '@maidan/contract/constants.ts';
import type { DrawRegion } from '@maidan/contract/games/lottery/opened-numbers.ts';
import type { Family } from './draw-numbers.ts';
import { dailyInDhaka, dailyInHanoi, type Schedule } from './schedule.ts';

/** `number`: mixed into its draws, so that two lotteries that draw in the same minute draw apart. Never given to another. */
export type LotteryKind = {
  readonly number: number;
  readonly family: Family;
  readonly schedule: Schedule;
  readonly mode: PrizeMode;
  /** The way to play that it is named after. */
  readonly first?: string;
};

const kind = (
  number: number,
  family: Family,
  schedule: Schedule,
  mode: PrizeMode,
  first?: string,
): LotteryKind => ({ number, family, schedule, mode, ...(first !== undefined && { first }) });

/** Every lottery of the house, by the name that its code ends in. */
export const LOTTERY_KINDS = {
  'five-1': kind(1, 'five', { every: 1 }, 'ELOTT'),
  'five-3': kind(2, 'five', { every: 3 }, 'ELOTT'),
  'five-5': kind(3, 'five', { every: 5 }, 'ELOTT'),
  'eleven-1': kind(4, 'eleven', { every: 1 }, 'ELOTT'),
  'eleven-3': kind(5, 'eleven', { every: 3 }, 'ELOTT', 'any-8'),
  'k3-1': kind(6, 'k3', { every: 1 }, 'ELOTT'),
  'pk10-1': kind(7, 'pk10', { every: 1 }, 'ELOTT'),
  'pk10-3': kind(8, 'pk10', { every: 3 }, 'ELOTT', 'first-2'),
  'three-morning': kind(9, 'three', dailyInDhaka('10:00'), 'LOTT'),
  'three-daily': kind(10, 'three', dailyInDhaka('20:00'), 'LOTT'),
  'five-evening': kind(11, 'five', dailyInDhaka('21:30'), 'LOTT', 'last-3'),
  'eleven-weekly': kind(12, 'eleven', dailyInDhaka('18:00', [5]), 'LOTT', 'any-5'),
  'sea-4d': kind(13, 'sea', { every: 5 }, 'SEA'),
  'sea-3d': kind(14, 'sea', { every: 3 }, 'SEA', 'sea-3abc'),
  'sea-2d': kind(15, 'sea', { every: 1 }, 'SEA', 'sea-2a'),
  'sea-daily': kind(16, 'sea', dailyInHanoi('19:00'), 'SEA'),
  'north-daily': kind(17, 'north', dailyInHanoi('18:30'), 'ZY'),
  'central-daily': kind(18, 'south', dailyInHanoi('17:30'), 'ZY'),
  'south-daily': kind(19, 'south', dailyInHanoi('16:30'), 'ZY'),
  'north-hourly': kind(20, 'north', { every: 60 }, 'ZY'),
  'five-daily': kind(21, 'five', dailyInDhaka('22:00'), 'ELOTT'),
  'eleven-5': kind(22, 'eleven', { every: 5 }, 'ELOTT'),
  'eleven-daily': kind(23, 'eleven', dailyInDhaka('19:00'), 'ELOTT'),
  'three-1': kind(24, 'three', { every: 1 }, 'ELOTT'),
  'three-3': kind(25, 'three', { every: 3 }, 'ELOTT'),
  'three-5': kind(26, 'three', { every: 5 }, 'ELOTT'),
  'three-night': kind(27, 'three', dailyInDhaka('23:00'), 'ELOTT'),
  'pk10-5': kind(28, 'pk10', { every: 5 }, 'ELOTT'),
  'pk10-daily': kind(29, 'pk10', dailyInDhaka('20:30'), 'ELOTT'),
  'k3-3': kind(30, 'k3', { every: 3 }, 'ELOTT'),
  'k3-5': kind(31, 'k3', { every: 5 }, 'ELOTT'),
  'k3-daily': kind(32, 'k3', dailyInDhaka('21:00'), 'ELOTT'),
  'maidan-five-1': kind(33, 'five', { every: 1 }, 'LOTT'),
  'maidan-five-3': kind(34, 'five', { every: 3 }, 'LOTT'),
  'maidan-five-5': kind(35, 'five', { every: 5 }, 'LOTT'),
  'maidan-eleven-1': kind(36, 'eleven', { every: 1 }, 'LOTT'),
  'maidan-eleven-3': kind(37, 'eleven', { every: 3 }, 'LOTT'),
  'maidan-eleven-5': kind(38, 'eleven', { every: 5 }, 'LOTT'),
  'maidan-eleven-daily': kind(39, 'eleven', dailyInDhaka('17:00'), 'LOTT'),
  'maidan-three-1': kind(40, 'three', { every: 1 }, 'LOTT'),
  'maidan-three-3': kind(41, 'three', { every: 3 }, 'LOTT'),
  'maidan-three-5': kind(42, 'three', { every: 5 }, 'LOTT'),
  'maidan-pk10-1': kind(43, 'pk10', { every: 1 }, 'LOTT'),
  'maidan-pk10-3': kind(44, 'pk10', { every: 3 }, 'LOTT'),
  'maidan-pk10-5': kind(45, 'pk10', { every: 5 }, 'LOTT'),
  'maidan-pk10-daily': kind(46, 'pk10', dailyInDhaka('16:00'), 'LOTT'),
  'maidan-k3-1': kind(47, 'k3', { every: 1 }, 'LOTT'),
  'maidan-k3-3': kind(48, 'k3', { every: 3 }, 'LOTT'),
  'maidan-k3-5': kind(49, 'k3', { every: 5 }, 'LOTT'),
  'maidan-k3-daily': kind(50, 'k3', dailyInDhaka('15:00'), 'LOTT'),
} as const satisfies Record<string, LotteryKind>;
export type LotteryName = keyof typeof LOTTERY_KINDS;
export const LOTTERY_NAMES = Object.keys(LOTTERY_KINDS) as LotteryName[];

export type Lottery = LotteryKind & {
  readonly code: string;
  readonly name: LotteryName;
  readonly hall: number;
};

/** Where it is drawn: boards of Vietnam by their part of the country. */
export function regionOf({ name, mode }: Lottery): DrawRegion {
  if (mode === 'SEA') return 'southeast-asia';
  const [part = ''] = name.split('-');
  return mode === 'ZY' && isPart(part) ? part : 'bangladesh';
}
const isPart = (part: string): part is 'north' | 'central' | 'south' =>
  part === 'north' || part === 'central' || part === 'south';

/** Several titles may be drawn in the same way, each in a hall of its own with its own numbers. */
export const MOST_HALLS = 99;
const CODE = /^lottery\.([a-z0-9]+(?:-[a-z0-9]+){1,2})(?:\.([1-9]\d?))?$/;

export function lotteryOf(code: string): Lottery | undefined {
  const [, name = '', hall = '0'] = CODE.exec(code) ?? [];
  if (!Object.hasOwn(LOTTERY_KINDS, name)) return undefined;
  const known = name as LotteryName;
  return { ...LOTTERY_KINDS[known], code, name: known, hall: Number(hall) };
}

export const lotteryCode = (name: LotteryName, hall = 0): string =>
  hall === 0 ? `lottery.${name}` : `lottery.${name}.${hall}`;
