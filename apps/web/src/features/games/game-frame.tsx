import type { launchGame } from '@maidan/contract/games/launch-game.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { GameFrameMessage } from '@maidan/contract/vendor/launch.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '#lib/i18n.tsx';
import { GameLoading, GameSlow } from './game-states.tsx';
import { useGameMessages } from './use-game-messages.ts';

/** After this long without a word the player is told, and may choose. */
const SLOW_AFTER_MS = 12_000;

type GameFrameProps = {
  launch: ResponseOf<typeof launchGame>;
  onExit: () => void;
  onRound: (state: 'started' | 'ended') => void;
  onReload: () => void;
};

export function GameFrame({ launch, onExit, onRound, onReload }: GameFrameProps) {
  const t = useT('game');
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const slow = useSlow(ready);
  const name = launch.game.displayName;

  const onMessage = useCallback(
    (message: GameFrameMessage) => {
      if (message.type === 'maidan:ready') {
        setReady(true);
        frame.current?.focus();
      } else if (message.type === 'maidan:exit') onExit();
      else onRound(message.state);
    },
    [onExit, onRound],
  );
  useGameMessages(frame, launch.origin, onMessage);
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
        allow="fullscreen"
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

function useSlow(ready: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (ready) return undefined;
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [ready]);
  return slow;
}
