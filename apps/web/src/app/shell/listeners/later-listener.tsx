import { lazy, use, useSyncExternalStore } from 'react';
import { PageHostsContext } from '#lib/page/page-hosts.ts';
import { QuietPart } from '#lib/loading/quiet-part.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

const LiveListener = lazy(async () => ({ default: (await import('./live-listener.tsx')).LiveListener }));
const MemberListener = lazy(async () => ({
  default: (await import('#app/shell/member-listeners/member-listener.tsx')).MemberListener,
}));
const Measuring = lazy(async () => ({
  default: (await import('#features/measuring/measuring.tsx')).Measuring,
}));
const never = (): (() => void) => () => undefined;

/** Everything that listens draws nothing, so it comes after the page stands: no first visit waits for it. */
export function LaterListener() {
  const loggedIn = useIsLoggedIn();
  const { measuring } = use(PageHostsContext);
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
      {measuring !== undefined && (
        <QuietPart>
          <Measuring id={measuring} />
        </QuietPart>
      )}
    </>
  );
}
