import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isPageWhole } from './page-whole.ts';
import { painted } from './painted.ts';

/** Of a frame, for drawing parts: a row of them on a fast machine, one at a time on a slow phone. */
const BUDGET_MS = 4;

/** Where a part stands, and whether the reader begins above all of them and not in their middle. */
type Place = { at: number; fromTop: boolean };
const waiting = new Map<() => void, Place>();
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
    waiting.set(show, { at: place, fromTop: false });
    ask();
    return () => void waiting.delete(show);
  }, [ready, mine, place]);
  return ready && mine;
}

/**
 * For a list whose parts all change at once, as the cards of a page that is turned: each shows what it did until it is its
 * turn, from the top down. Undefined while it has shown nothing; what the server drew is there from the beginning.
 */
export function useInTurn<Value extends object>(value: Value, place: number): Value | undefined {
  const [shown, setShown] = useState<Value | undefined>(() => (isPageWhole() ? undefined : value));
  // Before the picture in which the list would otherwise seem to be done.
  useLayoutEffect(() => {
    if (shown === value) return undefined;
    const show = (): void => setShown(value);
    waiting.set(show, { at: place, fromTop: true });
    ask();
    tell();
    return () => {
      waiting.delete(show);
      tell();
    };
  }, [shown, value, place]);
  return shown;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether parts of `useInTurn` still show what was there before. */
export function useIsTurning(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => [...waiting.values()].some(({ fromTop }) => fromTop),
    () => false,
  );
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
  for (const show of inOrder()) {
    waiting.delete(show);
    // Drawn at once and by itself: only so it is known whether there is time for the next one.
    flushSync(show);
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) ask();
}

/** The middle of what waits is what the reader looks at: as much is drawn above the screen as below it. */
function inOrder(): (() => void)[] {
  const places = [...waiting.values()].map(({ at }) => at);
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  const rank = ({ at, fromTop }: Place): number => (fromTop ? at : Math.abs(at - middle));
  return [...waiting].toSorted(([, one], [, other]) => rank(one) - rank(other)).map(([show]) => show);
}
