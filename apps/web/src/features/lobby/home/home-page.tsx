import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { CardGame, LobbyLane } from '#features/lobby/card-game.ts';
import { menuCategories } from '#features/lobby/categories.ts';
import { GameMenu } from '#features/lobby/game-menu.tsx';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { HotSection, LaneSection, SectionSkeleton } from './game-section.tsx';
import { LobbyHead } from '#features/lobby/lobby-head.tsx';
import { LobbyFailed } from '#features/lobby/lobby-failed.tsx';
import { LANES_IN_PAGE } from '#features/lobby/lobby.queries.ts';
import type { HotGames } from '#features/lobby/lobby.queries.ts';

const NONE: readonly CardGame[] = [];

/** What came, or why it did not. */
type Loaded<Data> = { data: Data | undefined; failed: boolean; offline: boolean; retry: () => void };

type HomePageProps = {
  /** Banners and notices belong to the messages; the route brings them. */
  top: ReactNode;
  /** The way back into the game last played belongs to the member; the route brings it. */
  resume: ReactNode;
  lanes: Loaded<readonly LobbyLane[]>;
  /** Games that the page does not carry are about to be seen. */
  onLanesWanted: () => void;
  /** HOM-03: the board is a feature of its own. */
  winners: ReactNode;
  hot: HotGames | undefined;
  onPlay: PlayHandler;
};

export function HomePage({ top, resume, lanes, onLanesWanted, winners, hot, onPlay }: HomePageProps) {
  const t = useT('lobby');
  return (
    <div className="home-rhythm flex flex-col">
      <LobbyHead title={t('metaTitle')} />
      <h1 className="sr-only">{t('metaTitle')}</h1>
      {top}
      <GameMenu categories={menuCategories(lanes.data ?? [])} current="HOME" />
      {resume}
      {hot !== undefined && <HotSection hot={hot} onPlay={onPlay} />}
      {winners}
      <Lanes lanes={lanes} onLanesWanted={onLanesWanted} hot={hot?.games ?? NONE} onPlay={onPlay} />
    </div>
  );
}

type LanesProps = Pick<HomePageProps, 'lanes' | 'onLanesWanted' | 'onPlay'> & { hot: readonly CardGame[] };

function Lanes({ lanes, onLanesWanted, hot, onPlay }: LanesProps) {
  const failure =
    lanes.failed || lanes.offline ? <LobbyFailed offline={lanes.offline} onRetry={lanes.retry} /> : null;
  if (lanes.data !== undefined) {
    const draw = (lane: LobbyLane, first: boolean) => (
      <LaneSection
        key={lane.title}
        lane={lane}
        hot={hot}
        onPlay={onPlay}
        first={first}
        onWanted={onLanesWanted}
      />
    );
    const filled = lanes.data.filter((lane) => lane.shown > 0);
    const later = filled.slice(LANES_IN_PAGE);
    return (
      <>
        {filled.slice(0, LANES_IN_PAGE).map((lane) => draw(lane, true))}
        {later.some((lane) => lane.games === null) && failure}
        {later.map((lane) => draw(lane, false))}
      </>
    );
  }
  if (failure !== null) return failure;
  return (
    <>
      <SectionSkeleton />
      <SectionSkeleton />
    </>
  );
}
