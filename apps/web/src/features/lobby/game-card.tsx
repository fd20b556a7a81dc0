import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useT } from '#lib/i18n.tsx';
import type { CardGame } from './card-game.ts';
import './game-card.css';
import { gameHref } from './game-link.ts';
import type { PlayHandler } from './game-link.ts';
import { Poster } from './poster.tsx';

const CARD_SIZES = '(min-width: 1024px) 190px, (min-width: 640px) 22vw, 38vw';

type GameCardProps = {
  game: CardGame;
  onPlay: PlayHandler;
  eager?: boolean;
  /** In a row of hot games the mark says nothing. */
  markHot?: boolean;
  /** Where everything opens soon it is said once, above. */
  markSoon?: boolean;
};

export function GameCard({ game, onPlay, eager = false, markHot = true, markSoon = true }: GameCardProps) {
  const t = useT('lobby');
  const label = t(game.open ? 'card.play' : 'card.soonLong', { name: game.displayName });
  const soon = markSoon && !game.open;
  return (
    <a
      href={gameHref(game.nodeId)}
      aria-label={label}
      className="game-card"
      onClick={(event) => onPlay(game, event)}
    >
      <span className="game-card-picture">
        <Poster game={game} sizes={CARD_SIZES} eager={eager} />
        <span aria-hidden="true" className={clsx('game-card-play', !game.open && 'game-card-wait')} />
      </span>
      <span className="game-card-words">
        <span className="truncate text-sm font-semibold">{game.displayName}</span>
        <span className="text-muted flex min-w-0 items-center gap-2 text-xs font-medium">
          <span className={clsx('truncate tracking-wide', soon && 'max-sm:hidden')}>{game.vassalage}</span>
          <Badges game={game} hot={markHot && game.hot} />
          {soon && (
            <span className="text-accent flex shrink-0 items-center gap-1 sm:ml-auto">
              <Clock size={12} aria-hidden="true" />
              {t('card.soon')}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

/** Below the picture: the posters carry their titles, some of them at the top. */
function Badges({ game, hot }: { game: CardGame; hot: boolean }) {
  const t = useT('lobby');
  if (!game.open || !(hot || game.isNew)) return null;
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
  return <span className="game-card-skeleton skeleton" />;
}
