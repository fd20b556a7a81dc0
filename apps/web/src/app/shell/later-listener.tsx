import { lazy, useSyncExternalStore } from 'react';
import { QuietPart } from '#lib/quiet-part.tsx';
import { useIsLoggedIn } from '#lib/session-token.ts';

const LiveListener = lazy(async () => ({ default: (await import('./live-listener.tsx')).LiveListener }));
const MemberListener = lazy(async () => ({
  default: (await import('./member-listener.tsx')).MemberListener,
}));
const never = (): (() => void) => () => undefined;

/** Everything that listens draws nothing, so it comes after the page stands: no first visit waits for it. */
export function LaterListener() {
  const loggedIn = useIsLoggedIn();
  const stands = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!stands) return null;
  return (
    <>
      <QuietPart>
        <LiveListener />
      </QuietPart>
      {loggedIn && (
        <QuietPart>
          <MemberListener />
        </QuietPart>
      )}
    </>
  );
}
