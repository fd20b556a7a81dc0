import type { tryGame } from '@maidan/contract/games/try-game.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { GameFrameMessage, GamePageMessage } from '@maidan/contract/seamless-wallet/launch.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { onThemeChange, visibleTheme } from '#lib/storage/preferences.ts';
import { GameFailed, GameLoading, GameSlow } from './game-states.tsx';
import { useGameMessages } from './use-game-messages.ts';

/** After this long without a word the player is told, and may choose. */
const SLOW_AFTER_MS = 12_000;

export type GameShows = NonNullable<Extract<GameFrameMessage, { type: 'maidan:ready' }>['shows']>[number];

type GameFrameProps = {
  launch: ResponseOf<typeof tryGame>;
  /** It can be played; with what the game itself has in view. */
  onReady: (shows: readonly GameShows[]) => void;
  onExit: () => void;
  onRound: (state: 'started' | 'ended') => void;
  onReload: () => void;
};

/** ERR-03: nothing but a page may be put into the frame, whatever a vendor answered. */
export function LaunchedGame(props: GameFrameProps) {
  const t = useT('game');
  return /^https?:\/\//i.test(props.launch.url) ? (
    <GameFrame {...props} />
  ) : (
    <GameFailed error={new Error(t('invalidAddress'))} onRetry={props.onReload} />
  );
}

function GameFrame({ launch, onReady, onExit, onRound, onReload }: GameFrameProps) {
  const t = useT('game');
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const slow = useSlow(ready);
  const name = launch.game.displayName;

  const onMessage = useCallback(
    (message: GameFrameMessage) => {
      if (message.type === 'maidan:ready') {
        setReady(true);
        onReady(message.shows ?? []);
        frame.current?.focus();
      } else if (message.type === 'maidan:exit') onExit();
      else onRound(message.state);
    },
    [onReady, onExit, onRound],
  );
  useGameMessages(frame, launch.origin, onMessage);
  useThemeInGame(frame, launch.origin, ready);
  useGameInPage();
  // A game that is taken away in the middle of a round can no longer say that it is over.
  useEffect(() => () => onRound('ended'), [onRound]);

  return (
    <>
      <iframe
        ref={frame}
        src={launch.url}
        title={t('frameTitle', { name })}
        // The house has an origin of its own: being "same origin" lets it keep its own storage and reach nothing here.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        allow="fullscreen; clipboard-write"
        className="absolute inset-0 size-full border-0"
      />
      {!ready && (
        <div className="bg-ground absolute inset-0">
          {slow ? <GameSlow onReload={onReload} /> : <GameLoading name={name} />}
        </div>
      )}
    </>
  );
}

/** I18-02: lights that are turned on or off in the page are so in the game as well. */
function useThemeInGame(frame: RefObject<HTMLIFrameElement | null>, origin: string, ready: boolean): void {
  useEffect(() => {
    if (!ready) return undefined;
    const tell = (): void => {
      const message: GamePageMessage = { type: 'maidan:theme', theme: visibleTheme() };
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    // It may have been changed while the game came.
    tell();
    const forget = onThemeChange(tell);
    const system = window.matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', tell);
    return () => {
      forget();
      system.removeEventListener('change', tell);
    };
  }, [frame, origin, ready]);
}

/** The balance is in view here: `shell.css` takes it out of the header as long. */
function useGameInPage(): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = '';
    return () => {
      delete document.documentElement.dataset['game'];
    };
  }, []);
}

function useSlow(ready: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (ready) return undefined;
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [ready]);
  return slow;
}
