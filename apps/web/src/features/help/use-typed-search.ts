import { useEffect, useEffectEvent, useRef, useState } from 'react';

const WAIT_MS = 250;

/** The page follows each letter; the address follows a moment after the last, and the back button brings the field along. */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useEffectEvent(onSearch);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return undefined;
    const timer = window.setTimeout(() => {
      sent.current = wanted;
      send(wanted);
    }, WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
