import { useEffect, useRef, useState } from 'react';
import type { Game } from '@maidan/contract/games/game.ts';

type PosterProps = {
  game: Pick<Game, 'iconUrl' | 'lagerIcon' | 'displayName'>;
  sizes: string;
  /** The first row of the first section is wanted at once; the rest waits until it comes near. */
  eager?: boolean;
};

const RETRY_AFTER_MS = 1200;

/** HOM-10: one retry, then a fallback picture. The box around it has the poster's shape, so nothing ever moves. */
export function Poster({ game, sizes, eager = false }: PosterProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const [retrying, setRetrying] = useState(false);

  // A picture of the server's page may have failed before this script ran; its error event is gone by then.
  useEffect(() => {
    const { current } = image;
    if (current?.complete === true && current.naturalWidth === 0 && current.currentSrc !== '') setFailures(1);
  }, []);

  useEffect(() => {
    if (failures !== 1) return undefined;
    const timer = window.setTimeout(() => setRetrying(true), RETRY_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [failures]);

  if (failures > 1 || (failures === 1 && !retrying)) return <PosterFallback name={game.displayName} />;
  const { iconUrl, lagerIcon } = retrying
    ? { iconUrl: again(game.iconUrl), lagerIcon: again(game.lagerIcon) }
    : game;
  return (
    <img
      ref={image}
      src={iconUrl}
      srcSet={`${iconUrl} 240w, ${lagerIcon} 480w`}
      sizes={sizes}
      width={240}
      height={320}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      // Even those in view come after the banner: it is the largest picture of the page.
      {...(eager ? { fetchPriority: 'low' } : {})}
      decoding="async"
      onError={() => setFailures((count) => count + 1)}
    />
  );
}

/** Another address for the same picture, so that the failed answer is not simply remembered. */
function again(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}retry=1`;
}

function PosterFallback({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="from-raised-strong to-raised text-muted grid size-full place-items-center bg-linear-to-br p-3 text-center text-sm font-semibold"
    >
      {name}
    </span>
  );
}
