import { maskName } from '#modules/messages/mask-name.ts';

/** AGT-10: whose names an agent reads in full. */
export type TeamNames = 'all' | 'direct' | 'none';

/** How far below the reader somebody stands: nought is the reader, null whoever is not below. */
type Depth = number | null;

export const isNamed = ({ depth }: { depth: Depth }, names: TeamNames): boolean =>
  depth === 0 || (depth !== null && names === 'all') || (depth === 1 && names === 'direct');

/** What an agent reads of the name of somebody so far below. Two masked names may look alike: where that matters the number stands beside it. */
export const nameBelow = (someone: { username: string; depth: Depth }, names: TeamNames): string =>
  isNamed(someone, names) ? someone.username : maskName(someone.username);
