import { CRASH_CLASS } from '#constants.ts';

/** Slots and games by class: nobody else is in the round, so it can be tried without an account. */
export const isPlayedAlone = (category: string | undefined, classify: string | null | undefined): boolean =>
  category === 'RNG' && classify !== CRASH_CLASS;
