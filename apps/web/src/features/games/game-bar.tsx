import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, AppWindow, Maximize, Minimize, PanelTop, RotateCw, ShieldCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { SessionClock } from './session-clock.tsx';

type GameBarProps = {
  name: string;
  /** What is played with; not shown when the game has it in view itself, here or at its vendor. */
  balance: ReactNode;
  /** The heart of this game, once it is known which one it is. */
  heart: ReactNode;
  stage: RefObject<HTMLElement | null>;
  /** MOD-02: into a window above the lobby, or out of it; undefined where there is no room for one. */
  onWindow: (() => void) | undefined;
  inWindow: boolean;
  onBack: () => void;
  onReload: () => void;
};

const LIMITS =
  'text-muted hover:bg-raised hover:text-text inline-grid size-11 shrink-0 place-items-center rounded-lg transition-colors duration-150';

/** One slim line: everything a player needs beside the game, and nothing else. */
export function GameBar(props: GameBarProps) {
  const { name, balance, heart, stage, onWindow, inWindow, onBack, onReload } = props;
  const t = useT('game');
  return (
    <div className="bg-surface flex h-12 shrink-0 items-center gap-1 px-1 sm:h-14 sm:gap-3 sm:px-3">
      <IconButton
        label={t(inWindow ? 'bar.close' : 'bar.back')}
        icon={inWindow ? <X size={20} aria-hidden /> : <ArrowLeft size={20} aria-hidden />}
        onClick={onBack}
      />
      <h1 className="min-w-0 flex-1 truncate text-sm font-semibold sm:text-base">{name}</h1>
      <span className="text-muted flex items-center text-sm max-sm:hidden">
        <SessionClock />
      </span>
      {balance !== undefined && (
        <span className="bg-ground flex h-9 items-center gap-2 rounded-full px-3 text-sm sm:px-4">
          <span className="text-muted max-sm:sr-only">{t('bar.balance')}</span>
          <span className="text-gain font-semibold">{balance}</span>
        </span>
      )}
      {heart}
      <Link to="/member/limits" aria-label={t('bar.limits')} title={t('bar.limits')} className={LIMITS}>
        <ShieldCheck size={19} aria-hidden="true" />
      </Link>
      <IconButton
        label={t('bar.reload')}
        icon={<RotateCw size={18} aria-hidden />}
        className="max-sm:hidden"
        onClick={onReload}
      />
      {onWindow !== undefined && (
        <IconButton
          label={t(inWindow ? 'bar.intoPage' : 'bar.intoWindow')}
          icon={inWindow ? <PanelTop size={19} aria-hidden /> : <AppWindow size={19} aria-hidden />}
          className="max-lg:hidden"
          onClick={onWindow}
        />
      )}
      <FullScreenButton stage={stage} />
    </div>
  );
}

/** The bar goes along, so that the balance and the way back stay in view. Some phones have no full screen. */
function FullScreenButton({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const t = useT('game');
  const full = useSyncExternalStore(onFullScreenChange, isFullScreen, () => false);
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={t(full ? 'bar.exitFullScreen' : 'bar.fullScreen')}
      icon={full ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
      onClick={() => void (full ? document.exitFullscreen() : stage.current?.requestFullscreen())}
    />
  );
}

function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullScreen = (): boolean => document.fullscreenElement !== null;
