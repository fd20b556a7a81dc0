import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { painted } from './painted.ts';

/** Of a frame, for drawing parts: a row of them on a fast machine, one at a time on a slow phone. */
const BUDGET_MS = 4;

const waiting = new Map<() => void, number>();
let asked = false;

/**
 * For parts of which many appear at once: true when it is this one's turn. As many come in each frame as there is time for,
 * those in the middle first, so that no single task holds the page up; what stands there until then should be cheap.
 */
export function useTimeSlice(ready: boolean, place: number): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    if (!ready || mine) return undefined;
    const show = (): void => setMine(true);
    waiting.set(show, place);
    ask();
    return () => void waiting.delete(show);
  }, [ready, mine, place]);
  return ready && mine;
}

function ask(): void {
  if (asked) return;
  asked = true;
  // After the frame, not in it: what React still has to do for the last one is then done, and not part of this piece.
  void painted().then(letIn);
}

function letIn(): void {
  asked = false;
  const end = performance.now() + BUDGET_MS;
  for (const show of middleFirst()) {
    waiting.delete(show);
    // Drawn at once and by itself: only so it is known whether there is time for the next one.
    flushSync(show);
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) ask();
}

/** The middle of what waits is what the reader looks at: as much is drawn above the screen as below it. */
function middleFirst(): (() => void)[] {
  const places = [...waiting.values()];
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  return [...waiting]
    .toSorted(([, one], [, other]) => Math.abs(one - middle) - Math.abs(other - middle))
    .map(([show]) => show);
}
