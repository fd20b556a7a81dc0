import { maskName } from '#modules/messages/mask-name.ts';

/** AGT-10: whose names an agent reads in full. */
export type TeamNames = 'all' | 'direct' | 'none';

export const isNamed = ({ depth }: { depth: number }, names: TeamNames): boolean =>
  names === 'all' || (names === 'direct' && depth === 1);

/** What an agent reads of the name of somebody so far below. */
export const nameBelow = (someone: { username: string; depth: number }, names: TeamNames): string =>
  isNamed(someone, names) ? someone.username : maskName(someone.username);
