import { lazy, useSyncExternalStore } from 'react';
import { QuietPart } from '#lib/quiet-part.tsx';

const LiveListener = lazy(async () => ({ default: (await import('./live-listener.tsx')).LiveListener }));
const never = (): (() => void) => () => undefined;

/** Everything that listens draws nothing, so it comes after the page stands: no first visit waits for it. */
export function LaterListener() {
  const stands = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!stands) return null;
  return (
    <QuietPart>
      <LiveListener />
    </QuietPart>
  );
}
