import { Button } from '@maidan/ui/button.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { gameAddress } from '#lib/games/game-address.ts';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { LaunchedGame } from './game-frame.tsx';
import { GameFailed, GameLoading, NoGame, TryEnded } from './game-states.tsx';
import { tryGameQuery } from './games.queries.ts';

type TryPageProps = { nodeId: string | undefined; onLeave: () => void };

const nothing = (): void => undefined;

/** A game without an account: the bar says that nothing here is worth anything, and where it would be. */
export function TryPage({ nodeId, onLeave }: TryPageProps) {
  const t = useT('game');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(false);
  const launch = useQuery({
    ...tryGameQuery(nodeId ?? '', attempt, language),
    enabled: nodeId !== undefined,
  });
  const name = launch.data?.game.displayName;
  const leave = useCallback(() => setEnded(true), []);
  const again = useCallback((): void => {
    setEnded(false);
    setAttempt((count) => count + 1);
  }, []);

  return (
    <div className="bg-ground low:fixed low:inset-0 low:z-40 low:h-dvh! flex flex-col max-md:fixed max-md:inset-0 max-md:z-40 md:h-[calc(100dvh-var(--height-header))]">
      <PageHead title={name ?? t('loadingUnknown')} />
      <div className="bg-surface flex h-12 shrink-0 items-center gap-2 px-1 sm:h-14 sm:gap-3 sm:px-3">
        <IconButton label={t('bar.back')} icon={<ArrowLeft size={20} aria-hidden />} onClick={onLeave} />
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-sm font-semibold sm:text-base">{name ?? t('bar.unnamed')}</h1>
          <p className="text-muted truncate text-xs">{t('try.worthNothing')}</p>
        </div>
        {nodeId !== undefined && (
          <Button size="small" onClick={() => openModal('login', { returnTo: gameAddress({ nodeId }) })}>
            {t('try.forReal')}
          </Button>
        )}
      </div>
      <div className="relative grid min-h-0 flex-1 items-center overflow-y-auto">{content()}</div>
    </div>
  );

  function content(): ReactNode {
    if (nodeId === undefined) return <NoGame />;
    if (launch.isError) return <GameFailed error={launch.error} onRetry={again} />;
    if (ended) return <TryEnded onAgain={again} />;
    if (launch.data === undefined) return <GameLoading name={undefined} />;
    return (
      <LaunchedGame
        key={attempt}
        launch={launch.data}
        onReady={nothing}
        onExit={leave}
        onRound={nothing}
        onReload={again}
      />
    );
  }
}
