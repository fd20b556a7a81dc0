import type { GameHost, LiveLine } from '#screen-plug.ts';

/** `ended`: the session is over, nothing is tried any more. */
export type LineState = 'connecting' | 'connected' | 'lost' | 'ended';

const SESSION_ENDED = 4401;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** Whoever does not answer for so long is not there: the line is opened anew, and asked again. */
export const ANSWER_WITHIN_MS = 8_000;

type Hearing = {
  heard: (frame: unknown) => void;
  changed: (state: LineState) => void;
};

/** A line that is opened again when it breaks, each time after a little longer. Who speaks on it asks again what had no answer. */
export function keepLine(host: GameHost, path: string, { heard, changed }: Hearing) {
  let line: LiveLine | null = null;
  let state: LineState = 'connecting';
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const turn = (to: LineState): void => {
    state = to;
    changed(to);
  };
  const stopWaiting = (): void => {
    clearTimeout(retry);
    clearTimeout(patience);
  };
  const connect = (): void => {
    stopWaiting();
    const opened = host.live(path, {
      heard: (frame) => line === opened && heard(frame),
      closed: (code) => line === opened && lose(code === SESSION_ENDED),
    });
    line = opened;
    expectWord(ANSWER_WITHIN_MS);
  };
  /** Until there is a word, or for good. */
  const expectWord = (withinMs: number): void => {
    clearTimeout(patience);
    patience = setTimeout(() => lose(), withinMs);
  };
  const lose = (isEnded = false): void => {
    const broken = line;
    line = null;
    stopWaiting();
    broken?.close();
    if (isEnded) return turn('ended');
    turn(state === 'connecting' ? 'connecting' : 'lost');
    const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    // Not everybody at the same moment, when it is the house that was away.
    const [share = 0] = crypto.getRandomValues(new Uint8Array(1));
    retry = setTimeout(connect, wait * (0.5 + share / 512));
  };
  return {
    connect,
    say: (message: object): void => line?.say(message),
    expectWord,
    /** Nothing is asked that was not answered. */
    isQuiet: (): void => clearTimeout(patience),
    welcomed: (): void => {
      failures = 0;
      clearTimeout(patience);
      turn('connected');
    },
    end: (): void => lose(true),
    /** The device says that it is offline, or online again. */
    lose: (): void => {
      if (line) lose();
    },
    retryNow: (): void => {
      if (line === null && state !== 'ended') connect();
    },
    close: (): void => {
      stopWaiting();
      const closing = line;
      line = null;
      closing?.close();
    },
  };
}
