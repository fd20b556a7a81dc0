import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { PageHead } from '#lib/page-head.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { launchQuery } from './games.queries.ts';
import { GameEnded, GameFailed, GameLoading, LoggedOut, NoGame } from './game-states.tsx';

type GamePageProps = {
  nodeId: string | undefined;
  loggedIn: boolean;
  /** The live balance belongs to the session; the route brings it. */
  balance: ReactNode;
  /** Back to where the player came from. */
  onLeave: () => void;
  /** A round begins to be shown, or has been: money may have moved. */
  onRound: (state: 'started' | 'ended') => void;
};

/** GAM-03: the vendor's game in a frame of its own origin, with the way back and the balance always in view. */
export function GamePage({ nodeId, loggedIn, balance, onLeave, onRound }: GamePageProps) {
  const t = useT('games');
  const errors = useT('errors');
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(false);
  const launch = useQuery({
    ...launchQuery(nodeId ?? '', attempt, language),
    enabled: nodeId !== undefined && loggedIn,
  });
  const name = launch.data?.game.displayName;
  const again = (): void => {
    setEnded(false);
    setAttempt((count) => count + 1);
  };

  return (
    <div
      ref={stage}
      className="bg-ground flex flex-col max-md:fixed max-md:inset-0 max-md:z-40 md:h-[calc(100dvh-var(--height-header))]"
    >
      <PageHead title={name ?? t('loadingUnknown')} />
      <GameBar
        name={name ?? t('bar.unnamed')}
        balance={balance}
        stage={stage}
        onBack={onLeave}
        onReload={again}
      />
      <div className="relative grid min-h-0 flex-1 items-center overflow-y-auto">{content()}</div>
    </div>
  );

  function content(): ReactNode {
    if (nodeId === undefined) return <NoGame />;
    if (!loggedIn) return <LoggedOut nodeId={nodeId} />;
    if (launch.isError) return <GameFailed error={launch.error} onRetry={again} />;
    if (ended) return <GameEnded onAgain={again} />;
    if (launch.data === undefined) return <GameLoading name={undefined} />;
    // ERR-03: nothing but a page may be put into the frame, whatever a vendor answered.
    if (!/^https?:\/\//i.test(launch.data.url))
      return <GameFailed error={new Error(errors('invalid-url'))} onRetry={again} />;
    return (
      <GameFrame
        key={attempt}
        launch={launch.data}
        onExit={() => setEnded(true)}
        onRound={onRound}
        onReload={again}
      />
    );
  }
}
