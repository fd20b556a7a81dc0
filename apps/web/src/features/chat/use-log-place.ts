import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as one line: whoever is there wants to see what comes. */
const NEAR_PX = 80;

/**
 * Keeps the reader where they are: at the end while they are there or have said something; at the same line when older ones come in above; and
 * `above` says that something new stands below what they read.
 */
export function useLogPlace(lines: readonly ChatMessage[], me: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first: '', last: '', height: 0 });
  const [above, setAbove] = useState(false);
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
    atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    if (atEnd.current) setAbove(false);
  }, []);
  useLayoutEffect(() => {
    const log = box.current;
    if (log === null || length === 0) return;
    const known = before.current;
    const isNew = last !== known.last && known.last !== '';
    if (isNew && ownLast) goToEnd();
    else if (atEnd.current) log.scrollTo({ top: log.scrollHeight });
    else if (first !== known.first) log.scrollTop += log.scrollHeight - known.height;
    else if (isNew) setAbove(true);
    before.current = { first, last, height: log.scrollHeight };
  }, [first, last, length, ownLast, goToEnd]);
  return { box, above, onScroll, goToEnd };
}
