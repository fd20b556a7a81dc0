import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

type Answered = { typed: string; isAnswered: boolean; isFound: boolean };

/**
 * Who types and presses Enter means what was typed, not what an older answer still shows: the first line of the answer
 * that is on its way opens when it comes, unless the reader types on. The handler says whether the key was such a wish.
 */
export function useEarlyEnter(
  { typed, isAnswered, isFound }: Answered,
  openFirst: () => void,
): (event: KeyboardEvent) => boolean {
  const wished = useRef<string | null>(null);
  useEffect(() => {
    if (wished.current === typed && !isAnswered) return;
    const isDue = wished.current === typed && isFound;
    wished.current = null;
    if (isDue) openFirst();
  });
  return (event) => {
    if (event.key !== 'Enter' || isAnswered || event.nativeEvent.isComposing) return false;
    event.preventDefault();
    wished.current = typed;
    return true;
  };
}
