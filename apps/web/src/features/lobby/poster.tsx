import type { Game } from '@maidan/contract/games/game.ts';
import { Picture } from '#lib/pictures/picture.tsx';

type PosterProps = {
  game: Pick<Game, 'iconUrl' | 'lagerIcon' | 'displayName'>;
  sizes: string;
  /** The first row of the first section is wanted at once; the rest waits until it comes near. */
  eager?: boolean;
};

/** HOM-10. The box around it has the poster's shape, so nothing ever moves. */
export function Poster({ game, sizes, eager = false }: PosterProps) {
  return (
    <Picture
      src={game.iconUrl}
      wider={[
        [game.iconUrl, '240w'],
        [game.lagerIcon, '480w'],
      ]}
      fallback={<PosterFallback name={game.displayName} />}
      sizes={sizes}
      width={240}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      // Even those in view come after the banner: it is the largest picture of the page.
      {...(eager ? { fetchPriority: 'low' } : {})}
      decoding="async"
    />
  );
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
