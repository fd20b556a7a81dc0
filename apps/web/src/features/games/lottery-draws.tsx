import type { Game } from '@maidan/contract/games/game.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { HeartButton } from '#lib/games/heart-button.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import { prizeModeOf } from './lotteries.ts';
import type { Lottery } from './lotteries.ts';
import { LastNumbers } from './last-numbers.tsx';
import type { ToldTitle } from './lottery.queries.ts';

const HEART =
  'heart text-muted hover:bg-raised inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg transition-colors duration-150';

/** CAT-03: by which table of prizes a draw pays. */
function PrizeMode({ game, lottery }: { game: Game; lottery: Lottery }) {
  const t = useT('play');
  const mode = prizeModeOf(lottery, game.vassalage);
  if (mode === undefined) return null;
  return <span className="text-muted text-sm">{t(`lottery.prizeMode.${mode}`)}</span>;
}

/** The draw somebody came for, while it cannot be played: what it is, and an honest word. */
export function ChosenDraw({ game, lottery }: { game: Game; lottery: Lottery }) {
  const t = useT('play');
  return (
    <section
      aria-label={game.displayName}
      className="bg-surface flex items-center gap-4 rounded-xl p-4 sm:gap-6 sm:p-5"
    >
      <Cover game={game} className="w-20 sm:w-28" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="text-lg font-semibold text-balance sm:text-2xl">{game.displayName}</h2>
        <p className="text-accent flex items-center gap-1.5 text-sm font-semibold">
          <Clock size={16} aria-hidden="true" />
          {t('lottery.soon')}
        </p>
        <PrizeMode game={game} lottery={lottery} />
        <p className="text-muted text-sm text-pretty sm:text-base">{t('lottery.soonText')}</p>
      </div>
      <HeartButton game={game} className={HEART} size={22} />
    </section>
  );
}

type DrawListProps = {
  name: string;
  games: readonly Game[];
  lottery: Lottery;
  chosen: string | undefined;
  /** By node, as far as their houses have said. */
  opened: ReadonlyMap<string, ToldTitle> | undefined;
};

export function DrawList({ name, games, lottery, chosen, opened }: DrawListProps) {
  const t = useT('play');
  return (
    <ul aria-label={name} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {games.map((game) => (
        <li key={game.nodeId} className="relative">
          <Link
            to={`/${lottery}`}
            search={{ gameCode: game.gameCode }}
            aria-current={game.nodeId === chosen ? 'true' : undefined}
            className={clsx(
              'bg-surface hover:bg-raised flex items-center gap-3 rounded-xl p-3 pr-14 transition-colors duration-150',
              game.nodeId === chosen && 'outline-action outline-2',
            )}
          >
            <Cover game={game} className="w-12" />
            <span className="flex min-w-0 flex-col">
              <span className="truncate font-semibold">{game.displayName}</span>
              <span className={clsx('text-sm', game.open ? 'text-gain' : 'text-muted')}>
                {t(game.open ? 'lottery.open' : 'lottery.soon')}
              </span>
              <PrizeMode game={game} lottery={lottery} />
              <LastNumbers draw={opened?.get(game.nodeId)?.last} />
            </span>
          </Link>
          <span className="absolute inset-y-0 right-2 grid place-items-center">
            <HeartButton game={game} className={HEART} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Cover({ game, className }: { game: Game; className: string }) {
  return (
    <span className={clsx('bg-raised aspect-[3/4] shrink-0 overflow-hidden rounded-lg', className)}>
      <Picture
        src={game.iconUrl}
        fallback={<SmallPosterFallback />}
        width={120}
        height={160}
        loading="lazy"
        className="size-full object-cover"
      />
    </span>
  );
}
