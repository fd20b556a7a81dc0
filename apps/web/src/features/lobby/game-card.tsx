import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { gameAddress } from '#lib/games/game-address.ts';
import { HeartButton } from '#lib/games/heart-button.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { CardGame } from './card-game.ts';
import './game-card.css';
import type { PlayHandler } from './game-link.ts';
import { Poster } from './poster.tsx';

/** In a grid, three beside each other on a phone. */
const GRID_SIZES = '(min-width: 1024px) 190px, (min-width: 640px) 22vw, 29vw';

const LONG = { rest: 'card.restLong', soon: 'card.soonLong' } as const;

type GameCardProps = {
  game: CardGame;
  onPlay: PlayHandler;
  eager?: boolean;
  /** How wide its picture will be, where that is not a grid. */
  sizes?: string;
  /** In a row of hot games the mark says nothing. */
  markHot?: boolean;
  /** Where everything opens soon it is said once, above. */
  markSoon?: boolean;
  /** The figure that the list was filtered or sorted by. */
  fact?: string | undefined;
};

export function GameCard(props: GameCardProps) {
  const { game, onPlay, eager = false, sizes = GRID_SIZES, markHot = true, markSoon = true, fact } = props;
  const t = useT('lobby');
  const closed = game.maintenance === true ? 'rest' : 'soon';
  const label = t(game.open ? 'card.play' : LONG[closed], { name: game.displayName });
  // What rests says so even where everything else is still to come.
  const mark = !game.open && (markSoon || closed === 'rest');
  const hot = markHot && game.hot;
  const badged = fact === undefined && game.open && (hot || game.isNew);
  return (
    <div className="game-card-box">
      <a
        href={gameAddress(game)}
        aria-label={label}
        className="game-card"
        onClick={(event) => onPlay(game, event)}
      >
        <span className="game-card-picture">
          <Poster game={game} sizes={sizes} eager={eager} />
          <span aria-hidden="true" className={clsx('game-card-play', !game.open && 'game-card-wait')} />
        </span>
        <span className="game-card-words">
          <span className="game-card-title">{game.displayName}</span>
          <span className="game-card-maker text-muted flex min-w-0 items-center gap-2 text-xs font-medium">
            {/* On a phone there is room for one thing beside the heart. */}
            <span className={clsx('truncate', (mark || badged || fact !== undefined) && 'max-sm:hidden')}>
              {game.vendorName}
            </span>
            {badged && <Badges game={game} hot={hot} />}
            {fact !== undefined && <span className="text-text shrink-0 tabular-nums sm:ml-auto">{fact}</span>}
            {mark && <ClosedMark text={t(`card.${closed}`)} alone={fact === undefined} />}
          </span>
        </span>
      </a>
      <HeartButton game={game} className="game-card-heart" />
    </div>
  );
}

/** Beside a figure the sign alone has room, its words are still read out; on a phone the words alone have, beside the heart. */
function ClosedMark({ text, alone }: { text: string; alone: boolean }) {
  return (
    <span
      className={clsx(
        'text-accent flex items-center gap-1 sm:shrink-0',
        alone ? 'min-w-0 sm:ml-auto' : 'shrink-0',
      )}
    >
      <Clock size={12} aria-hidden="true" className={clsx(alone && 'max-sm:hidden')} />
      <span className={alone ? 'truncate' : 'sr-only'}>{text}</span>
    </span>
  );
}

/** Below the picture: the posters carry their titles, some of them at the top. */
function Badges({ game, hot }: { game: CardGame; hot: boolean }) {
  const t = useT('lobby');
  return (
    <span className="game-card-badges">
      {hot && <Badge text={t('card.hot')} className="bg-[#ff8577] text-[#2b0500]" />}
      {game.isNew && <Badge text={t('card.new')} className="bg-[#3ddba0] text-[#00261a]" />}
    </span>
  );
}

function Badge({ text, className }: { text: string; className: string }) {
  return <span className={clsx('game-card-badge', className)}>{text}</span>;
}

/** Holds a card's place in its exact shape; drawn by the stylesheet alone. */
export function GameCardSkeleton() {
  return <span className="game-card-skeleton" />;
}
