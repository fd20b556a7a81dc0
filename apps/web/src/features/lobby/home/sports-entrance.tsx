import { buttonClass } from '@maidan/ui/button.tsx';
import { use } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { EntranceBannerContext } from '#features/lobby/banners/entrance-banner.ts';
import type { CardGame } from '#features/lobby/card-game.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import './sports-entrance.css';

/** Which game it is, the platform decides: the first sports game that can be played. */
const ENTRANCE = '/seamless?launch=football';

/**
 * HOM-07: the picture above the sports that leads straight into the first of them. Without a banner of the operator, or
 * when its picture does not come, the drawn pitch stands there.
 */
export function SportsEntrance({ game, onPlay }: { game: CardGame; onPlay: PlayHandler }) {
  const banner = use(EntranceBannerContext);
  const t = useT('lobby');
  return (
    <a
      href={ENTRANCE}
      className="sports-entrance relative flex min-h-24 items-center gap-4 overflow-hidden rounded-xl p-4 text-[#f2f5fc] sm:min-h-36 sm:p-6"
      onClick={(press) => onPlay(game, press, ENTRANCE)}
    >
      {banner !== undefined && (
        <>
          <Picture
            src={banner.imageUrl}
            // The drawn pitch lies beneath.
            fallback={null}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
          <span className="absolute inset-0 bg-linear-to-r from-[#0b1120]/85 via-[#0b1120]/40 to-transparent" />
        </>
      )}
      <span className="relative min-w-0 flex-1">
        <span className="block text-lg font-bold text-balance sm:text-2xl">
          {banner?.title ?? t('sports.title')}
        </span>
        <span className="block text-sm text-[#d5ddf0] sm:text-base">
          {game.open ? (banner?.subtitle ?? t('sports.text')) : t('card.soon')}
        </span>
      </span>
      {game.open && (
        <span aria-hidden="true" className={`${buttonClass()} relative`}>
          {t('sports.open')}
        </span>
      )}
    </a>
  );
}
