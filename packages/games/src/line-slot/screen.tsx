import './line-slot.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText } from '@maidan/contract/money.ts';
import { useReducer, useRef } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { manifest } from './manifest.ts';
import { slotOutcome } from './outcome.ts';
import type { ReelsHandle } from '#screen-parts/strip-reels.tsx';
import { Reels } from './reels.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Scene } from './scene.tsx';
import { FIRST_STOPS, sent, showRound, standAt, STILL, type SlotShow } from './show-round.ts';
import { loadSlotTexts, type SlotTexts } from './slot-texts.ts';
import { spinOrSkip } from './spin-button.tsx';
import { Stage } from './stage.tsx';
import { SymbolSheet } from './symbol-art.tsx';

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
  const reels = useRef<ReelsHandle>(null);
  const [show, change] = useReducer(
    (before: SlotShow, part: Partial<SlotShow>) => ({ ...before, ...part }),
    STILL,
  );
  const stage: RoundStage = {
    sent: () => sent({ reels: reels.current, change }),
    show: (round, showing) => showRound({ reels: reels.current, change }, round, showing),
    stand: (round) => standAt({ reels: reels.current, change }, round),
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, calm, amountText } = play;
  const free = rounds.freeRounds;
  const spin = () =>
    free
      ? rounds.place({ stake: free.stake }, free.campaignId)
      : rounds.place({ stake: formatMoneyText(rounds.stake) });
  const skin = skinFrom(host.skin);
  return (
    <GameFrame
      play={play}
      title={host.title ?? slot.title}
      actions={[
        spinOrSkip({ rounds, show, slot: free ? { ...slot, spin: texts.freeRounds.round } : slot, spin }),
      ]}
      // What was given is played press by press: it must not run on into bets.
      {...(free ? {} : { auto: { again: spin, hadFeature } })}
      said={saidOf(play, show, slot)}
      className="ls-screen"
      style={{ '--sky-hue': skin.skyHue, '--frame-hue': skin.frameHue }}
      scene={
        <>
          <SymbolSheet />
          <Scene />
        </>
      }
      rulesPanel={
        <RulesPanel language={host.language} texts={slot} stake={rounds.stake} amountText={amountText} />
      }
    >
      <Stage
        show={show}
        won={rounds.won}
        calm={calm}
        language={host.language}
        texts={slot}
        amountText={amountText}
      >
        <Reels ref={reels} calm={calm} initialStops={FIRST_STOPS} />
      </Stage>
    </GameFrame>
  );
}

function saidOf({ rounds, host }: Play, show: SlotShow, slot: SlotTexts): string {
  if (rounds.phase !== 'idle' || !show.capped) return '';
  return fill(slot.capped, { multiplier: figure(manifest.maxWinMultiplier, host.language) });
}

function hadFeature(round: RoundView): boolean {
  const outcome = slotOutcome.safeParse(round.outcome);
  return outcome.success && outcome.data.freeSpins.length > 0;
}
