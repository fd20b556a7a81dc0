import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import { useEffect, useState } from 'react';

/** Long enough to be read twice. */
const SAID_MS = 15_000;

/** What the operator has taken back while the page was open, for as long as it is said. */
export function useLostOption(allows: readonly PlayOption[]): PlayOption | null {
  const [known, setKnown] = useState(allows);
  const [lost, setLost] = useState<PlayOption | null>(null);
  if (known !== allows) {
    setKnown(allows);
    setLost(known.find((option) => !allows.includes(option)) ?? null);
  }
  useEffect(() => {
    if (lost === null) return undefined;
    const timer = setTimeout(() => setLost(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return lost;
}
