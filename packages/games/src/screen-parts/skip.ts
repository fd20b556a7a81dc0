import { pause } from './pause.ts';

/** Lets a player who does not want to watch everything go to the end. */
export type Skip = { isAsked: () => boolean; ask: () => void; orPause: (ms: number) => Promise<void> };

export function makeSkip(): Skip {
  const asked = new AbortController();
  const whenAsked = new Promise<void>((resolve) =>
    asked.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return {
    isAsked: () => asked.signal.aborted,
    ask: () => asked.abort(),
    orPause: (ms) => Promise.race([pause(ms), whenAsked]),
  };
}
