import { makeServerSeed } from '@maidan/games/random.ts';

/** A value that nobody could know before: 64 hex digits, and where anybody can read it again. */
export type PublicValue = { value: string; source: string };

/** Where chains get what is mixed into all their rounds. Null: none has been announced since then. */
export type PublicRandomness = { firstAfter(moment: Date): Promise<PublicValue | null> };

/** The sandbox announces values of its own. In production an operator names a source that does not belong to them. */
export const sandboxRandomness: PublicRandomness = {
  firstAfter: (moment) =>
    Promise.resolve({
      value: makeServerSeed(),
      source: `sandbox, first value after ${moment.toISOString()}`,
    }),
};

/** Without a source nobody doubts there are no chains, and without chains no rounds. */
export const noRandomness: PublicRandomness = { firstAfter: () => Promise.resolve(null) };
