import type { ReactNode } from 'react';
import { useT } from '#lib/i18n.tsx';
import type { CardGame, LobbyLane } from './card-game.ts';
import { menuCategories } from './categories.ts';
import { GameMenu } from './game-menu.tsx';
import type { PlayHandler } from './game-link.ts';
import { HotSection, LaneSection, SectionSkeleton } from './game-section.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyFailed } from './lobby-failed.tsx';

/** What came, or why it did not. */
type Loaded<Data> = { data: Data | undefined; failed: boolean; offline: boolean; retry: () => void };

type HomePageProps = {
  /** Banners and notices belong to the messages; the route brings them. */
  top: ReactNode;
  lanes: Loaded<readonly LobbyLane[]>;
  hot: readonly CardGame[];
  onPlay: PlayHandler;
  onFavourites: () => void;
};

export function HomePage({ top, lanes, hot, onPlay, onFavourites }: HomePageProps) {
  const t = useT('lobby');
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      <LobbyHead title={t('metaTitle')} />
      <h1 className="sr-only">{t('metaTitle')}</h1>
      {top}
      <GameMenu categories={menuCategories(lanes.data ?? [])} current="HOME" onFavourites={onFavourites} />
      <HotSection games={hot} onPlay={onPlay} />
      <Lanes lanes={lanes} hot={hot} onPlay={onPlay} />
    </div>
  );
}

function Lanes({ lanes, hot, onPlay }: Pick<HomePageProps, 'lanes' | 'hot' | 'onPlay'>) {
  if (lanes.data !== undefined) {
    const filled = lanes.data.filter((lane) => lane.games.length > 0);
    return filled.map((lane) => <LaneSection key={lane.title} lane={lane} hot={hot} onPlay={onPlay} />);
  }
  if (lanes.failed || lanes.offline) return <LobbyFailed offline={lanes.offline} onRetry={lanes.retry} />;
  return (
    <>
      <SectionSkeleton />
      <SectionSkeleton />
    </>
  );
}
