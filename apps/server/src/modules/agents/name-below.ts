import { maskName } from '#modules/messages/mask-name.ts';

/** AGT-10: whose names an agent reads in full. */
export type TeamNames = 'all' | 'direct' | 'none';

/** How far below the reader somebody stands: nought is the reader, null whoever is not below. */
type Depth = number | null;

export const isNamed = ({ depth }: { depth: Depth }, names: TeamNames): boolean =>
  depth === 0 || (depth !== null && names === 'all') || (depth === 1 && names === 'direct');

/** A bot's name begins with it, and no person's: whoever registers has no dash. */
export const BOT_PREFIX = 'bot-';

/**
 * What an agent reads of the name of somebody so far below. Two masked names may look alike: where that matters the number stands beside it.
 * A bot has nothing to hide, and its name says what it is.
 */
export const nameBelow = (someone: { username: string; depth: Depth }, names: TeamNames): string =>
  isNamed(someone, names) || someone.username.startsWith(BOT_PREFIX)
    ? someone.username
    : maskName(someone.username);
