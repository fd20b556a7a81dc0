import './line-slot.css';
import '#screen-parts/screen-parts.css';
import type { Language } from '@maidan/contract/languages.ts';
import { useEffect, useRef, useState } from 'react';
import { FairnessPanel } from '#screen-parts/fairness-panel.tsx';
import { FairnessIcon, RulesIcon, SoundIcon } from '#screen-parts/icons.tsx';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import { skinFrom } from '#screen-parts/skin.ts';
import { makeSounds } from '#screen-parts/sounds.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { Controls } from './controls.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { Reels, type ReelsHandle } from './reels.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Scene } from './scene.tsx';
import { loadSlotTexts, type SlotTexts } from './slot-texts.ts';
import { Stage } from './stage.tsx';
import { SymbolSheet } from './symbol-art.tsx';
import { FIRST_STOPS, useSlotGame } from './use-slot-game.ts';

/** The screen with its words in one language; no other comes along. */
export async function openLineSlot(language: Language): Promise<OpenedScreen> {
  const [texts, slot] = await Promise.all([loadScreenTexts(language), loadSlotTexts(language)]);
  return {
    title: slot.title,
    Screen: ({ host }) => <LineSlotScreen host={host} texts={texts} slot={slot} />,
  };
}

type Props = { host: GameHost; texts: ScreenTexts; slot: SlotTexts };

function LineSlotScreen({ host, texts, slot }: Props) {
  const amountText = amountTextFor(host.language, host.currencySymbol);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [sound, setSound] = useState(host.recall('sound') === 'on');
  const [sounds] = useState(() => makeSounds(sound));
  const reels = useRef<ReelsHandle>(null);
  const { game, spin, retry, setStake, setSeeds, dismiss } = useSlotGame(host, reels, sounds);
  const [panel, setPanel] = useState<'rules' | 'fairness' | null>(null);
  const skin = skinFrom(host.skin);
  const title = host.title ?? slot.title;

  useSpinKey(spin, panel === null);
  const toggleSound = () => {
    sounds.turn(!sound);
    setSound(!sound);
    host.remember('sound', sound ? null : 'on');
  };

  return (
    <main
      // A name of its own: the page around the frame has a main part too.
      aria-label={title}
      className="ls-screen"
      style={{ '--sky-hue': skin.skyHue, '--frame-hue': skin.frameHue } as React.CSSProperties}
    >
      <SymbolSheet />
      <Scene />
      <header className="ls-top">
        {/* In sight on the bar of the page around the frame. */}
        <h1 className="gs-heard">{title}</h1>
        <div className="ls-tools">
          <button
            type="button"
            className="gs-icon-button"
            aria-pressed={sound}
            aria-label={sound ? texts.soundOff : texts.soundOn}
            title={sound ? texts.soundOff : texts.soundOn}
            onClick={toggleSound}
          >
            <SoundIcon on={sound} />
          </button>
          <button
            type="button"
            className="gs-icon-button"
            aria-label={texts.fairness}
            title={texts.fairness}
            onClick={() => setPanel('fairness')}
          >
            <FairnessIcon />
          </button>
          <button
            type="button"
            className="gs-icon-button"
            aria-label={texts.rules}
            title={texts.rules}
            onClick={() => setPanel('rules')}
          >
            <RulesIcon />
          </button>
        </div>
      </header>
      <Stage game={game} calm={calm} language={host.language} texts={slot} amountText={amountText}>
        <Reels ref={reels} calm={calm} initialStops={FIRST_STOPS} />
      </Stage>
      <ProblemNotice
        game={game}
        texts={texts}
        onRetry={retry}
        onLeave={() => host.tell({ type: 'maidan:exit' })}
        onDismiss={dismiss}
      />
      <Controls
        game={game}
        language={host.language}
        texts={texts}
        slot={slot}
        amountText={amountText}
        calm={calm}
        onSpin={spin}
        onStake={setStake}
      />
      {panel === 'rules' && (
        <Sheet title={texts.rules} closeLabel={texts.close} onClose={() => setPanel(null)}>
          <RulesPanel language={host.language} texts={slot} stake={game.stake} amountText={amountText} />
        </Sheet>
      )}
      {panel === 'fairness' && game.seeds && (
        <Sheet title={texts.fairness} closeLabel={texts.close} onClose={() => setPanel(null)}>
          <FairnessPanel
            host={host}
            seeds={game.seeds}
            lastRound={game.lastRound}
            texts={texts}
            amountText={amountText}
            onSeeds={setSeeds}
          />
        </Sheet>
      )}
    </main>
  );
}

/** Space and Enter spin from anywhere, unless something that has its own use for them holds the focus. */
function useSpinKey(spin: () => void, active: boolean): void {
  const latest = useRef(spin);
  useEffect(() => {
    latest.current = spin;
  });
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('button, input, a, dialog')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [active]);
}
