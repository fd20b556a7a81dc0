import { useEffect, useState } from 'react';

/** Few enough for a slow phone to draw them between two pictures of the screen. */
const IN_A_FRAME = 2;

const waiting = new Map<() => void, number>();
let asked = false;

/**
 * For parts of which many appear at once: true when it is this one's turn. A few come in each frame, those in the middle
 * first, so that no single task holds the page up; what stands there until then should be cheap.
 */
export function useInTurn(ready: boolean, place: number): boolean {
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
  requestAnimationFrame(letIn);
}

function letIn(): void {
  asked = false;
  for (const show of nearestTheMiddle()) {
    waiting.delete(show);
    show();
  }
  if (waiting.size > 0) ask();
}

/** The middle of what waits is what the reader looks at: as much is drawn above the screen as below it. */
function nearestTheMiddle(): (() => void)[] {
  const places = [...waiting.values()];
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  return [...waiting]
    .toSorted(([, one], [, other]) => Math.abs(one - middle) - Math.abs(other - middle))
    .slice(0, IN_A_FRAME)
    .map(([show]) => show);
}
