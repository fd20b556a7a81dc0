import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as one line: whoever is there wants to see what comes. */
const NEAR_PX = 80;
/** Older lines are asked for before their place is reached. */
const NEAR_TOP_PX = 240;

type Wishes = { me: string | null; onNearTop: (() => void) | undefined };

/**
 * Keeps the reader where they are: at the end while they are there or have said something; at the same line when older ones come in above;
 * `above` says that something new stands below what they read, and `older` how many lines have just come in above it.
 */
export function useLogPlace(lines: readonly ChatMessage[], { me, onNearTop }: Wishes) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const before = useRef({ first: '', last: '', height: 0, length: 0 });
  const [above, setAbove] = useState(false);
  const [older, setOlder] = useState(0);
  const { length } = lines;
  const first = lines[0]?.id ?? '';
  const last = lines.at(-1)?.id ?? '';
  const ownLast = me !== null && lines.at(-1)?.author === me;

  const goToEnd = useCallback((): void => {
    atEnd.current = true;
    setAbove(false);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, []);
  const onScroll = useCallback((): void => {
    const log = box.current;
    if (log === null) return;
    const goesUp = log.scrollTop < lastTop.current;
    lastTop.current = log.scrollTop;
    atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    if (atEnd.current) setAbove(false);
    if (goesUp && log.scrollTop < NEAR_TOP_PX) onNearTop?.();
  }, [onNearTop]);
  // What stands around it comes and goes, and takes of its height: whoever is at the end stays there.
  useEffect(() => {
    const log = box.current;
    if (log === null) return undefined;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) log.scrollTo({ top: log.scrollHeight });
    });
    watcher.observe(log);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    const log = box.current;
    if (log === null || length === 0) return;
    const known = before.current;
    const isNew = last !== known.last && known.last !== '';
    const cameAbove = first !== known.first && known.first !== '' && length > known.length;
    if (isNew && ownLast) goToEnd();
    else if (atEnd.current) log.scrollTo({ top: log.scrollHeight });
    else if (cameAbove) log.scrollTop += log.scrollHeight - known.height;
    else if (isNew) setAbove(true);
    if (cameAbove) setOlder(length - known.length);
    before.current = { first, last, height: log.scrollHeight, length };
  }, [first, last, length, ownLast, goToEnd]);
  return { box, above, older, atEnd, onScroll, goToEnd };
}
