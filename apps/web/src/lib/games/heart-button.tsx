import { Heart } from 'lucide-react';
import { pressHeart, useHearts } from '#lib/games/hearts.ts';
import type { HeartGame } from '#lib/games/hearts.ts';
import { useT } from '#lib/texts/i18n.tsx';

type HeartButtonProps = { game: HeartGame; className: string; size?: number };

/** The heart of a game: pressed while it is among the favourites. Its look belongs to where it stands. */
export function HeartButton({ game, className, size = 18 }: HeartButtonProps) {
  const t = useT('lobby');
  const pressed = useHearts(({ ids }) => ids.has(game.nodeId));
  return (
    <button
      type="button"
      className={className}
      aria-pressed={pressed}
      aria-label={t('card.heart', { name: game.displayName })}
      onClick={() => pressHeart(game)}
    >
      <Heart size={size} aria-hidden="true" />
    </button>
  );
}
