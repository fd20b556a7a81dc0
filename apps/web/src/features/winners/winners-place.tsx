import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { loadInTime } from '#lib/loading/load-in-time.ts';
import { whenPageStill } from '#lib/page/page-still.ts';
import { QuietPart } from '#lib/loading/quiet-part.tsx';

const WinnersSection = lazy(() =>
  loadInTime(async () => ({ default: (await import('./winners-section.tsx')).WinnersSection })),
);

/** As high as what comes, so that nothing below moves. */
const rooms = (
  <>
    <div className="h-[28rem] md:h-72 lg:col-span-2" />
    <div className="h-72" />
  </>
);

/** HOM-03: the room of the board and the feed on home. It is kept from the first byte on and filled when somebody comes near it and the page stands still: it moves. */
export function WinnersPlace() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearOnce(place);
  return (
    <div ref={place} data-testid="winners" className="grid gap-4 lg:grid-cols-3">
      {near ? (
        <QuietPart>
          <Suspense fallback={rooms}>
            <WinnersSection />
          </Suspense>
        </QuietPart>
      ) : (
        rooms
      )}
    </div>
  );
}

/** Home is come back to: what was near once is drawn at once then. */
let wasNear = false;

function useNearOnce(place: RefObject<HTMLElement | null>): boolean {
  // While the page is hydrated this is false, as it was on the server.
  const [near, setNear] = useState(() => wasNear);
  useEffect(() => {
    const { current } = place;
    if (near || current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      wasNear = true;
      void whenPageStill.then(() => setNear(true));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [place, near]);
  return near;
}
