import { buttonClass } from '@maidan/ui/button.tsx';
import { useT } from '#lib/i18n.tsx';
import type { CardGame } from './card-game.ts';
import type { PlayHandler } from './game-link.ts';
import './sports-entrance.css';

/** Which game it is, the platform decides: the first sports game that can be played. */
const ENTRANCE = '/seamless?launch=football';

/** HOM-07: the picture above the sports that leads straight into the first of them. */
export function SportsEntrance({ game, onPlay }: { game: CardGame; onPlay: PlayHandler }) {
  const t = useT('lobby');
  return (
    <a
      href={ENTRANCE}
      className="sports-entrance relative flex min-h-24 items-center gap-4 overflow-hidden rounded-xl p-4 text-[#f2f5fc] sm:min-h-36 sm:p-6"
      onClick={(press) => onPlay(game, press, ENTRANCE)}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-bold text-balance sm:text-2xl">{t('sports.title')}</span>
        <span className="block text-sm text-[#d5ddf0] sm:text-base">
          {t(game.open ? 'sports.text' : 'card.soon')}
        </span>
      </span>
      <img
        src={game.iconUrl}
        alt=""
        width={72}
        height={96}
        loading="lazy"
        className="h-24 w-18 rounded-lg object-cover max-sm:hidden"
      />
      {game.open && (
        <span aria-hidden="true" className={buttonClass()}>
          {t('sports.open')}
        </span>
      )}
    </a>
  );
}
