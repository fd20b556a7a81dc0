import type { Game } from '@maidan/contract/games/game.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { clsx } from 'clsx';
import { Clock, Play } from 'lucide-react';
import { useT } from '#lib/i18n.tsx';
import { gameHref } from './game-link.ts';
import type { PlayHandler } from './game-link.ts';
import { Poster } from './poster.tsx';

const CARD_SIZES = '(min-width: 1024px) 190px, (min-width: 640px) 22vw, 38vw';

type GameCardProps = {
  game: Game;
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
      className="group flex flex-col gap-2 rounded-xl outline-offset-4"
      onClick={(event) => onPlay(game, event)}
    >
      <span className="bg-raised shadow-low group-hover:shadow-lift relative block aspect-[3/4] overflow-hidden rounded-xl transition-[translate,box-shadow] duration-200 group-hover:-translate-y-1 motion-reduce:transition-none motion-reduce:group-hover:translate-y-0">
        <Poster game={game} sizes={CARD_SIZES} eager={eager} />
        <Badges game={game} hot={markHot && game.hot} />
        <PressMark open={game.open} />
      </span>
      <span className="flex min-w-0 flex-col px-0.5">
        <span className="truncate text-sm font-semibold">{game.displayName}</span>
        <span className="text-muted flex min-w-0 items-center gap-2 text-xs font-medium">
          <span className={clsx('truncate tracking-wide', soon && 'max-sm:hidden')}>{game.vassalage}</span>
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

function Badges({ game, hot }: { game: Game; hot: boolean }) {
  const t = useT('lobby');
  return (
    <span className="absolute top-2 left-2 flex flex-wrap gap-1 pr-2">
      {game.open && hot && <Badge text={t('card.hot')} className="bg-[#ff8577] text-[#2b0500]" />}
      {game.open && game.isNew && <Badge text={t('card.new')} className="bg-[#3ddba0] text-[#00261a]" />}
    </span>
  );
}

function Badge({ text, className }: { text: string; className: string }) {
  return (
    <span
      className={clsx(
        'shadow-low rounded-sm px-1.5 py-0.5 text-[0.6875rem] leading-tight font-bold',
        className,
      )}
    >
      {text}
    </span>
  );
}

/** What a press will do: play, or say when. */
function PressMark({ open }: { open: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-[#0b1120]/45 opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100"
    >
      <span
        className={clsx(
          'grid size-14 place-items-center rounded-full',
          open ? 'bg-action text-on-action shadow-action' : 'bg-[#0b1120]/80 text-[#f2f5fc]',
        )}
      >
        {open ? <Play size={24} fill="currentColor" /> : <Clock size={24} />}
      </span>
    </span>
  );
}

/** Holds a card's place in its exact shape. */
export function GameCardSkeleton() {
  return (
    <span className="flex flex-col gap-2">
      <Skeleton className="aspect-[3/4] rounded-xl" />
      <span className="flex flex-col gap-1.5 px-0.5 py-1">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-2/5" />
      </span>
    </span>
  );
}
