import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { loadInTime } from '#lib/loading/load-in-time.ts';
import { whenPageStill } from '#lib/page/page-still.ts';
import { QuietPart } from '#lib/loading/quiet-part.tsx';

const WinnersSection = lazy(() =>
  loadInTime(async () => ({ default: (await import('./winners-section.tsx')).WinnersSection })),
);

/** HOM-03: the board's room on home. It is kept from the first byte on and filled when somebody comes near it and the page stands still: it moves. */
export function WinnersPlace() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearOnce(place);
  return (
    <div
      ref={place}
      data-testid="winners"
      className="bg-surface h-[28rem] overflow-hidden rounded-2xl md:h-72"
    >
      {near && (
        <QuietPart>
          <Suspense>
            <WinnersSection />
          </Suspense>
        </QuietPart>
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
