import { PLAY_REFUSALS, type PlayRefusalCode } from '@maidan/games/play.ts';

/** A "no" that the screen can put into words. */
export class PlayRefusal extends Error {
  readonly code: PlayRefusalCode;
  readonly status: number;

  constructor(code: PlayRefusalCode) {
    super(code);
    this.code = code;
    this.status = PLAY_REFUSALS[code];
  }
}
