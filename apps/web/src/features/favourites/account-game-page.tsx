import type { Game } from '@maidan/contract/games/game.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { ContinueCard } from './continue-card.tsx';
import { FavouritesEmpty, GamesFailed, RecentEmpty } from './account-game-states.tsx';
import { recentGamesQuery } from './favourites.queries.ts';
import { useFavouriteGames } from './use-favourite-games.ts';

const GRID = 'grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-4';
const SKELETONS = 12;

export type AccountTab = 'favourites' | 'recent';

type OnPlay = (game: Pick<Game, 'nodeId' | 'displayName' | 'open'>, press: MouseEvent) => void;

/** Cards and menu belong to the lobby; the route brings them. */
export type Slots = {
  menu: ReactNode;
  Card: ComponentType<{ game: Game; onPlay: OnPlay }>;
  skeleton: ReactNode;
  /** Games to begin with, where there are none yet. */
  suggested: ReactNode;
  onPlay: OnPlay;
};

/** RTE-09: the account's own games, on two tabs. */
export function AccountGamePage({ tab, slots }: { tab: AccountTab; slots: Slots }) {
  const t = useT('play');
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t(`tabs.${tab}`)} />
      {slots.menu}
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
      <nav
        aria-label={t('title')}
        className="bg-surface flex gap-1 self-start rounded-full p-1 max-sm:self-stretch"
      >
        <Tab to="/favorite" text={t('tabs.favourites')} />
        <Tab to="/recent" text={t('tabs.recent')} />
      </nav>
      {tab === 'favourites' ? <Favourites slots={slots} /> : <Recent slots={slots} />}
    </div>
  );
}

function Tab({ to, text }: { to: '/favorite' | '/recent'; text: string }) {
  return (
    <Link
      to={to}
      className="text-muted hover:text-text aria-[current=page]:bg-raised-strong aria-[current=page]:text-text flex h-11 flex-1 items-center justify-center rounded-full px-5 text-sm font-semibold whitespace-nowrap transition-colors duration-150"
    >
      {text}
    </Link>
  );
}

function Favourites({ slots }: { slots: Slots }) {
  const t = useT('play');
  const { games, failed, offline, retry } = useFavouriteGames();
  if (games === undefined)
    return failed || offline ? <GamesFailed offline={offline} onRetry={retry} /> : <Waiting slots={slots} />;
  if (games.length === 0) return <FavouritesEmpty suggested={slots.suggested} />;
  return (
    <>
      <p className="text-muted text-sm">{t('favourites.count', { count: games.length })}</p>
      <Grid games={games} slots={slots} />
    </>
  );
}

function Recent({ slots }: { slots: Slots }) {
  const recent = useQuery(recentGamesQuery(useLanguage()));
  if (recent.data === undefined) {
    const offline = recent.fetchStatus === 'paused';
    if (recent.isError || offline)
      return <GamesFailed offline={offline} onRetry={() => void recent.refetch()} />;
    return <Waiting slots={slots} />;
  }
  const last = recent.data.find(({ open }) => open);
  if (recent.data.length === 0) return <RecentEmpty suggested={slots.suggested} />;
  return (
    <>
      {last !== undefined && <ContinueCard game={last} onPlay={slots.onPlay} />}
      <Grid games={recent.data} slots={slots} />
    </>
  );
}

function Grid({ games, slots: { Card, onPlay } }: { games: readonly Game[]; slots: Slots }) {
  return (
    <ul className={GRID}>
      {games.map((game) => (
        <li key={game.nodeId} className="min-w-0">
          <Card game={game} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ slots }: { slots: Slots }) {
  const t = useT('play');
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <div aria-hidden="true" className={GRID}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index}>{slots.skeleton}</div>
        ))}
      </div>
    </>
  );
}
