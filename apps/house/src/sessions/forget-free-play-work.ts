import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { forgetFreePlay } from './free-play.store.ts';

const AT_ONCE = 1_000;

export const forgetFreePlayWork: TimedWork<House> = {
  name: 'games that were tried without an account',
  everyMs: 10 * 60_000,
  atMost: AT_ONCE,
  run: ({ db }) => forgetFreePlay(db, AT_ONCE),
};
