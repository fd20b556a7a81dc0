import './jackpot-slot.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { useEffect, useRef, useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { timesText } from '#game-parts/rule-parts.tsx';
import type { RoundView } from '#play.ts';
import { loadPoolTexts, type PoolTexts } from '#pool-parts/pool-texts.ts';
import { useJackpot } from '#pool-parts/use-jackpot.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { SpinIcon } from '#screen-parts/icons.tsx';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { ReelsHandle } from '#screen-parts/strip-reels.tsx';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { loadJackpotTexts, type JackpotTexts } from './jackpot-texts.ts';
import { manifest } from './manifest.ts';
import { Reels } from './reels.tsx';
import { JackpotRules } from './rules-panel.tsx';
import { jackpotSlotRules } from './rules.ts';
import { Scene } from './scene.tsx';
import { Stage, type Landed } from './stage.tsx';
import { SymbolSheet } from './symbol-art.tsx';

const OWN_HUE = 205;
/** What stands in the window before anything was played. */
const FIRST_STOPS: readonly number[] = [5, 8, 6, 11, 12];
const TURN_AT_LEAST_MS = 650;
const QUICK_TURN_MS = 150;
/** A pool is won once: it may be looked at, and no quick play cuts it short. */
const SHOAL_MS = 5_000;

/** The screen with its words in one language; no other comes along. */
export async function openJackpotSlot(language: Language): Promise<OpenedScreen> {
  const [texts, parts, words, pool] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadJackpotTexts(language),
    loadPoolTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => (
      <JackpotSlotScreen host={host} texts={texts} parts={parts} words={words} pool={pool} />
    ),
  };
}

type Props = {
  host: GameHost;
  texts: ScreenTexts;
  parts: PartTexts;
  words: JackpotTexts;
  pool: PoolTexts;
};

function JackpotSlotScreen({ host, texts, parts, words, pool }: Props) {
  const reels = useRef<ReelsHandle>(null);
  const [landed, setLanded] = useState<Landed | null>(null);
  const { jackpot, look } = useJackpot(host);

  const stage: RoundStage = {
    sent() {
      setLanded(null);
      reels.current?.turn();
    },
    async show(round, { quick, startedAt, sounds, won }) {
      const shown = landedOf(round);
      if (!shown) return;
      await pause((quick ? QUICK_TURN_MS : TURN_AT_LEAST_MS) - (performance.now() - startedAt));
      await reels.current?.land(shown.outcome.stops, () => sounds.play('stop'), quick);
      setLanded(shown);
      won(parseMoney(round.win ?? '0.00'));
      if (shown.jackpot === null) return;
      sounds.play('flight');
      await pause(SHOAL_MS);
    },
    stand(round) {
      const shown = round && landedOf(round);
      reels.current?.stand(shown?.outcome.stops ?? FIRST_STOPS);
      setLanded(shown);
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds } = play;
  const idle = rounds.phase === 'idle';
  // Each round has given its share, or won all of it.
  useEffect(() => {
    if (idle) look();
  }, [idle, look]);
  const cast = () => rounds.place({ stake: formatMoneyText(rounds.stake) });

  return (
    <GameFrame
      play={play}
      title={host.title ?? words.title}
      actions={[
        {
          label: idle || rounds.phase === 'loading' ? words.cast : words.casting,
          icon: <SpinIcon />,
          busy: !idle,
          onPress: cast,
        },
      ]}
      auto={{ again: cast, hadFeature: (round) => landedOf(round)?.outcome.shoal ?? false }}
      said={saidOf(play, landed, pool)}
      describe={(round) => describe(round, play, words, pool)}
      className="jp-screen"
      style={{ '--hue': host.skin === null ? OWN_HUE : skinFrom(host.skin).skyHue }}
      scene={
        <>
          <SymbolSheet />
          <Scene />
        </>
      }
      rulesPanel={<JackpotRules play={play} parts={parts} words={words} pool={pool} jackpot={jackpot} />}
    >
      <Stage play={play} parts={parts} words={words} pool={pool} jackpot={jackpot} landed={landed}>
        <Reels ref={reels} calm={play.calm} initialStops={FIRST_STOPS} />
      </Stage>
    </GameFrame>
  );
}

function landedOf(round: RoundView): Landed | null {
  const outcome = jackpotSlotRules.outcome.safeParse(round.outcome);
  if (!outcome.success) return null;
  return {
    outcome: outcome.data,
    jackpot: round.jackpot === undefined ? null : parseMoney(round.jackpot),
  };
}

function saidOf({ rounds, amountText }: Play, landed: Landed | null, pool: PoolTexts): string {
  if (rounds.won === null || landed === null || landed.jackpot === null) return '';
  return fill(pool.said, { jackpot: amountText(landed.jackpot), amount: amountText(rounds.won) });
}

function describe(
  round: RoundView,
  { host, amountText }: Play,
  words: JackpotTexts,
  pool: PoolTexts,
): string | null {
  const landed = landedOf(round);
  if (!landed) return null;
  const reels = landed.outcome.wins
    .map(({ symbol, pays }) => `${words.symbols[symbol]} ${timesText(pays, host.language)}`)
    .join(' · ');
  if (landed.jackpot === null) return reels || null;
  return `${pool.tiers.jackpot} ${amountText(landed.jackpot)}${reels === '' ? '' : ` · ${reels}`}`;
}
