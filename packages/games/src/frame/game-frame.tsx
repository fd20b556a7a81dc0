import '#screen-parts/screen-parts.css';
import './frame.css';
import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { RoundView } from '#play.ts';
import { FairnessPanel } from '#screen-parts/fairness-panel.tsx';
import { fill } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import type { AutoEnd } from './auto-play.ts';
import { Controls, isOff, type FrameAction } from './controls.tsx';
import { freeRoundsText } from './free-rounds-text.ts';
import { HistoryPanel } from './history-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { TopBar, type Panel } from './top-bar.tsx';
import { useLostOption } from './use-lost-option.ts';
import { useAutoPlay, type Again } from './use-auto-play.ts';
import { usePlayKey } from './use-play-key.ts';
import { useShownInTurn } from './use-shown-in-turn.ts';
import type { Play } from './use-play.ts';

/**
 * The frame of every game. A game's screen gives it
 *
 * - `play` from `usePlay({ host, texts, manifest, stage })`, where `stage` shows rounds (`round-client/round-client.ts`):
 *   `show(round, { from, quick, seen, won })` plays what is new and ends when all of it was seen, `stand(round)` puts it there at
 *   once, `sent()` is told that a bet or an action is on its way;
 * - `actions`, its buttons, the main one first (space and Enter press it): they call `play.rounds.place(bet)` when
 *   `rounds.phase` is `idle` and `play.rounds.act(action)` when it is `open`;
 * - its stage as children, filling a grid area with `container-type: size`, and what stands behind everything as `scene`;
 * - `rulesPanel`, and where it has them: `own` controls above the stake, `describe` for a round in the history, `said` where a
 *   sentence of its own must be heard, `asking` while it asks something, `auto` if the same bet can be played again by itself.
 *
 * All else is here: top bar, sheets, problems, balance, stake, win, auto-play, quick play, keys, announcements.
 */
export type FrameProps = {
  play: Play;
  title: string;
  actions: readonly FrameAction[];
  rulesPanel: ReactNode;
  children: ReactNode;
  scene?: ReactNode;
  own?: ReactNode;
  /** For games with another way to stake. */
  hasStepper?: boolean;
  auto?: Again;
  describe?: (round: RoundView) => ReactNode;
  /** A question of the game, such as whether to buy a feature; null while there is none. */
  asking?: { readonly title: string; readonly body: ReactNode; readonly onClose: () => void } | null;
  /** What has just happened, in one sentence; the frame says how a round ended if this is empty. */
  said?: string;
  className?: string;
  style?: CSSProperties & Readonly<Record<`--${string}`, string | number>>;
};

/** The scene, and what is played. Bar and controls are few and come first. */
const LATE = ':scope > [aria-hidden], :scope > .gf-stage';
const NEVER_AGAIN: Again = { again: () => undefined };

export function GameFrame(props: FrameProps) {
  const { play, title, actions, scene, own, auto, asking, children } = props;
  const { texts, rounds } = play;
  const screen = useRef<HTMLElement>(null);
  useShownInTurn(screen, LATE);
  const [panel, setPanel] = useState<Panel | null>(null);
  const autoPlay = useAutoPlay(rounds, auto ?? NEVER_AGAIN);
  const mayAuto = auto !== undefined && play.allows.includes('auto-play');
  const mayBeQuick = play.allows.includes('quick-play');
  const lost = useLostOption(play.allows);
  const mustStop = autoPlay.run !== null && !mayAuto;
  const { stop } = autoPlay;
  useEffect(() => {
    if (mustStop) stop();
  });
  const main = actions.find((action) => !action.quiet) ?? actions[0];
  usePlayKey(
    () => {
      if (autoPlay.run) autoPlay.stop();
      else if (main && !isOff(play, main)) main.onPress();
    },
    panel === null && !asking,
  );

  return (
    <main
      ref={screen}
      // A name of its own: the page around the frame has a main part too.
      aria-label={title}
      className={`gf-screen ${props.className ?? ''}`}
      style={props.style}
    >
      {scene}
      <TopBar play={play} title={title} onPanel={setPanel} />
      <div className="gf-stage">{children}</div>
      <ProblemNotice play={play} note={noteOf(play, lost, autoPlay.ended)} />
      <Controls
        play={play}
        actions={actions}
        own={own}
        hasStepper={props.hasStepper ?? true}
        auto={autoPlay}
        onOptions={mayAuto || mayBeQuick ? () => setPanel('options') : null}
      />
      <output className="gs-heard" aria-live="polite">
        {props.said || saidByItself(play)}
      </output>
      {asking && (
        <Sheet title={asking.title} closeLabel={texts.close} onClose={asking.onClose}>
          {asking.body}
        </Sheet>
      )}
      {panel !== null && (
        <Sheet title={panelTitle(play, panel)} closeLabel={texts.close} onClose={() => setPanel(null)}>
          {panel === 'rules' && props.rulesPanel}
          {panel === 'history' && <HistoryPanel play={play} describe={props.describe} />}
          {panel === 'fairness' && <Fairness play={play} />}
          {panel === 'options' && (
            <OptionsPanel
              play={play}
              stake={rounds.stake}
              canBeQuick={mayBeQuick}
              hasFeature={auto?.hadFeature !== undefined}
              onAuto={
                mayAuto && rounds.phase === 'idle' && !autoPlay.run
                  ? (stops) => {
                      setPanel(null);
                      autoPlay.start(stops);
                    }
                  : null
              }
            />
          )}
        </Sheet>
      )}
    </main>
  );
}

/** What is no longer offered goes before how auto-play ended, and that before what was given. */
function noteOf(play: Play, lost: PlayOption | null, ended: AutoEnd | null): string | null {
  const { texts } = play;
  if (lost !== null) return texts.noLonger[lost];
  return ended ? texts.auto.ended[ended] : freeRoundsText(play);
}

function Fairness({ play }: { play: Play }) {
  const { host, rounds, texts, amountText } = play;
  if (!rounds.seeds) return null;
  return (
    <FairnessPanel
      host={host}
      seeds={rounds.seeds}
      lastRound={rounds.round}
      texts={texts}
      amountText={amountText}
      onSeeds={rounds.setSeeds}
    />
  );
}

function panelTitle({ texts }: Play, panel: Panel): string {
  return {
    rules: texts.rules,
    fairness: texts.fairness,
    history: texts.history.title,
    options: texts.options,
  }[panel];
}

/** Said once, when the round is over. Less than the stake is no win, and is not called one. */
function saidByItself({ rounds, texts, amountText }: Play): string {
  const { phase, won, wonOnStake } = rounds;
  if (phase === 'loading') return texts.loading;
  if (phase !== 'idle' || won === null || wonOnStake === null) return '';
  if (won === 0n) return texts.noWin;
  return fill(won > wonOnStake ? texts.youWon : texts.cameBack, { amount: amountText(won) });
}
