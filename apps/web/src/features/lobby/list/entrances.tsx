import type { GameCategory } from '@maidan/contract/constants.ts';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LaneVendor } from '#features/lobby/card-game.ts';
import { gameHref, listHref } from '#features/lobby/game-link.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { useGameCount } from './use-game-count.ts';

type EntrancesProps = {
  category: GameCategory;
  cards: readonly LaneVendor[];
  chosen?: string | undefined;
  onPlay: PlayHandler;
};

/** RTE-07, HOM-08: the makers of a category that is entered, each behind a door of its own. */
export function Entrances({ category, cards, chosen, onPlay }: EntrancesProps) {
  const t = useT('lobby');
  return (
    <ul aria-label={t('list.entrances')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.vassalage}>
          <Entrance category={category} card={card} chosen={chosen === card.vassalage} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  );
}

type EntranceProps = { category: GameCategory; card: LaneVendor; chosen: boolean; onPlay: PlayHandler };

const DOOR =
  'bg-surface hover:bg-raised flex h-28 w-full items-center gap-4 rounded-xl p-3 transition-colors duration-150';

/** HOM-07: a sports door leads straight into the maker's first game; the others to the maker's list. */
function Entrance({ category, card, chosen, onPlay }: EntranceProps) {
  const game = card.door?.game ?? null;
  const className = clsx(DOOR, chosen && 'outline-action outline-2 -outline-offset-2');
  if (game === null)
    return (
      <QuickLink
        href={listHref(category, chosen ? {} : { vassalage: card.vassalage })}
        aria-current={chosen ? 'true' : undefined}
        className={className}
      >
        <EntranceWords card={card} />
      </QuickLink>
    );
  const entered = {
    ...game,
    displayName: card.displayName,
    vassalage: card.vassalage,
    ...(card.maintenance === true ? { maintenance: true } : {}),
  };
  return (
    <a href={gameHref(game.nodeId)} className={className} onClick={(press) => onPlay(entered, press)}>
      <EntranceWords card={card} />
    </a>
  );
}

function EntranceWords({ card }: { card: LaneVendor }) {
  const t = useT('lobby');
  const counted = useGameCount();
  const { door, displayName, gameCount, maintenance } = card;
  return (
    <>
      {/* Marks are printed in ink: they stand on paper in the dark as well. */}
      <span className="grid h-full w-32 shrink-0 place-items-center rounded-lg bg-[#f7f2e9] px-3">
        <Picture
          src={door?.mark}
          fallback={<span className="line-clamp-2 text-center font-bold text-[#1b2440]">{displayName}</span>}
          width={104}
          height={48}
          loading="lazy"
          className="h-12 object-contain"
        />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-semibold">{displayName}</span>
        <span className="text-muted text-sm">{counted(gameCount)}</span>
        {maintenance === true && <State>{t('card.rest')}</State>}
        {maintenance !== true && door?.game?.open === false && <State>{t('card.soon')}</State>}
      </span>
    </>
  );
}

function State({ children }: { children: ReactNode }) {
  return (
    <span className="text-accent flex items-center gap-1 text-xs font-medium">
      <Clock size={12} aria-hidden="true" />
      {children}
    </span>
  );
}
