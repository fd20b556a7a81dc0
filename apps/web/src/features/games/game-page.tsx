import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { gameAddress } from '#lib/games/game-address.ts';
import { HeartButton } from '#lib/games/heart-button.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { GameBar } from './game-bar.tsx';
import { LaunchedGame } from './game-frame.tsx';
import type { GameShows } from './game-frame.tsx';
import { canOpenWindow, chooseWindow, leaveWindow, openInWindow, useIsGameWindow } from './game-window.ts';
import { launchQuery } from './games.queries.ts';
import type { LotteryLaunch } from './lotteries.ts';
import { GameEnded, GameFailed, GameLoading, LoggedOut, NoGame, vendorToFund } from './game-states.tsx';

type GamePageProps = {
  /** A node, or `FOOTBALL`. */
  nodeId: string | undefined;
  /** LOT-01: what the lobby says of a lottery. */
  lobby?: LotteryLaunch | undefined;
  loggedIn: boolean;
  /** The live balance belongs to the session; the route brings it. */
  balance: ReactNode;
  /** Back to where the player came from. */
  onLeave: () => void;
  /** A round begins to be shown, or has been: money may have moved. */
  onRound: (state: 'started' | 'ended') => void;
  /** PRO-01: how much bets here count for a bonus in hand; rewards are another feature. */
  bonus?: ((nodeId: string) => ReactNode) | undefined;
  /** GAM-09: where money is moved to a vendor that wants it first; wallets are another feature, the route brings them. */
  fund?: (ask: { vendorCode: string; onMoved: () => void; onClose: () => void }) => ReactNode;
};

const HEART =
  'heart text-muted hover:bg-raised hover:text-text inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg transition-colors duration-150';

/** GAM-03: the vendor's game in a frame of its own origin, with the way back and the balance always in view. */
export function GamePage({ nodeId, lobby, loggedIn, balance, onLeave, onRound, bonus, fund }: GamePageProps) {
  const t = useT('game');
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(false);
  const [declined, setDeclined] = useState(false);
  const [shows, setShows] = useState<readonly GameShows[]>([]);
  const launch = useQuery({
    ...launchQuery(nodeId ?? '', attempt, language, lobby),
    enabled: nodeId !== undefined && loggedIn,
  });
  const game = launch.data?.game;
  const name = game?.displayName;
  const inWindow = useIsGameWindow();
  const leave = useCallback(() => {
    setEnded(true);
    setShows([]);
  }, []);
  const again = useCallback((): void => {
    setEnded(false);
    setDeclined(false);
    setShows([]);
    setAttempt((count) => count + 1);
  }, []);
  const lacking = launch.isError ? vendorToFund(launch.error) : undefined;

  return (
    <div
      ref={stage}
      className={clsx(
        'bg-ground flex flex-col',
        inWindow
          ? 'fixed inset-0 z-40'
          : 'low:fixed low:inset-0 low:z-40 low:h-dvh! max-md:fixed max-md:inset-0 max-md:z-40 md:h-[calc(100dvh-var(--height-header))]',
      )}
    >
      <PageHead title={name ?? t('loadingUnknown')} />
      <GameBar
        name={name ?? t('bar.unnamed')}
        balance={launch.data?.ownWallet === true || shows.includes('balance') ? undefined : balance}
        heart={game !== undefined && <HeartButton game={game} size={20} className={HEART} />}
        stage={stage}
        inWindow={inWindow}
        onWindow={game === undefined ? undefined : moveOf(gameAddress(game))}
        onBack={inWindow ? () => window.close() : onLeave}
        onReload={again}
      />
      {launch.data !== undefined && bonus?.(launch.data.game.nodeId)}
      <div className="relative grid min-h-0 flex-1 items-center overflow-y-auto">{content()}</div>
      {lacking !== undefined &&
        !declined &&
        fund?.({ vendorCode: lacking, onMoved: again, onClose: () => setDeclined(true) })}
    </div>
  );

  /** MOD-02: the choice stays for the next game; a refused window changes nothing here. */
  function moveOf(address: string): (() => void) | undefined {
    if (inWindow) return () => leaveWindow(address);
    if (!canOpenWindow()) return undefined;
    return () => {
      if (!openInWindow(address)) return showToast(t('windowRefused'));
      chooseWindow(true);
      onLeave();
    };
  }

  function content(): ReactNode {
    if (nodeId === undefined) return <NoGame />;
    if (!loggedIn) return <LoggedOut nodeId={nodeId} />;
    if (launch.isError)
      return <GameFailed error={launch.error} onRetry={again} onFund={() => setDeclined(false)} />;
    if (ended) return <GameEnded onAgain={again} />;
    if (launch.data === undefined) return <GameLoading name={undefined} />;
    return (
      <LaunchedGame
        key={attempt}
        launch={launch.data}
        onReady={setShows}
        onExit={leave}
        onRound={onRound}
        onReload={again}
      />
    );
  }
}
