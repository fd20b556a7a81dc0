import type { Game } from '@maidan/contract/games/game.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { gameAddress } from '#lib/games/game-address.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';

export type ContinueGame = Pick<
  Game,
  | 'nodeId'
  | 'displayName'
  | 'vassalage'
  | 'vendorName'
  | 'gameType'
  | 'gameCode'
  | 'iconUrl'
  | 'lagerIcon'
  | 'open'
>;

type ContinueCardProps<G extends ContinueGame> = {
  game: G;
  /** Nothing was played yet: a first game is offered in the same words and place. */
  first?: boolean;
  onPlay: (game: G, press: MouseEvent) => void;
};

/** One press back into the game last played; a round that was open goes on where it stood. */
export function ContinueCard<G extends ContinueGame>({ game, first = false, onPlay }: ContinueCardProps<G>) {
  const t = useT('play');
  const { displayName: name } = game;
  return (
    <section aria-label={t(first ? 'continue.first' : 'continue.title')}>
      <a
        href={gameAddress(game)}
        aria-label={t(first ? 'continue.playFirst' : 'continue.play', { name })}
        className="group bg-surface hover:bg-raised flex items-center gap-3 rounded-xl p-2 pr-3 transition-colors duration-150 sm:gap-4"
        onClick={(press) => onPlay(game, press)}
      >
        <span className="bg-raised h-16 w-12 shrink-0 overflow-hidden rounded-lg">
          <Picture
            src={game.iconUrl}
            wider={[
              [game.iconUrl, '240w'],
              [game.lagerIcon, '480w'],
            ]}
            fallback={<SmallPosterFallback />}
            sizes="48px"
            width={48}
            height={64}
            className="size-full object-cover"
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-muted text-xs font-medium">
            {t(first ? 'continue.first' : 'continue.title')}
          </span>
          <span className="truncate text-base font-semibold">{name}</span>
          <span className="text-muted truncate text-xs">{game.vendorName}</span>
        </span>
        <span aria-hidden="true" className={buttonClass('action')}>
          <Play size={16} fill="currentColor" aria-hidden="true" />
          <span className="max-sm:hidden">{t(first ? 'continue.begin' : 'continue.button')}</span>
        </span>
      </a>
    </section>
  );
}
