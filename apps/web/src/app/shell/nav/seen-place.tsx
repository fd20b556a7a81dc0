import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { QuietPart } from '#lib/loading/quiet-part.tsx';

/** Draws its part, which may load late, when somebody comes to see it: no first visit carries it. */
export function SeenPlace({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {seen && <QuietPart>{children}</QuietPart>}
    </div>
  );
}
