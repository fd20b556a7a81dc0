import { useEffect, useState } from 'react';

/** Nobody types faster than this between two letters they mean. */
const PAUSE_MS = 120;

/** What was typed, and the same a moment after the last letter; emptying the field is seen at once. */
export function useTypedText(text: string): { plain: string; settled: string } {
  const plain = text.trim().replace(/\s+/g, ' ');
  const [settled, setSettled] = useState(plain);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(plain), plain === '' ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [plain]);
  return { plain, settled: plain === '' ? '' : settled };
}
