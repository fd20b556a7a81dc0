import { lazy, useEffect, useRef, useState } from 'react';
import { QuietPart } from '#lib/quiet-part.tsx';

const SocialLinks = lazy(async () => ({ default: (await import('./social-links.tsx')).SocialLinks }));

/** Asked for when somebody scrolls down to it: no first visit carries it. Its room is kept, so that nothing moves. */
export function SocialPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-11">
      {seen && (
        <QuietPart>
          <SocialLinks />
        </QuietPart>
      )}
    </div>
  );
}
