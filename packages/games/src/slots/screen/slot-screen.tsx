import './slot.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { startTransition, useEffect, useReducer, useRef, useState } from 'react';
import type { FrameAction } from '#frame/controls.tsx';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import { loadPartTexts } from '#game-parts/part-texts.ts';
import type { RoundView } from '#play.ts';
import { loadPoolTexts } from '#pool-parts/pool-texts.ts';
import { useJackpot } from '#pool-parts/use-jackpot.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { BuyIcon, SkipIcon, SpinIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { DEFAULT_LOOK } from '#slots/default-look.ts';
import type { SlotLook } from '#slots/look.ts';
import { manifestOf, type SlotTitle } from '#slots/rules.ts';
import { slotTitle } from '#slots/title-by-code.ts';
import { BuyPanel } from './buy-panel.tsx';
import { jackpotSaid, type Pools } from './jackpot-board.tsx';
import { lookStyle, picturesOf, type Pictures } from './look-style.ts';
import { outcomeIn, showSlot, slotSent, standSlot, stillShow, type SlotShow } from './show-slot.ts';
import { SlotRulesPanel } from './slot-rules-panel.tsx';
import { SlotStage } from './slot-stage.tsx';
import { loadSlotTexts, type SlotTexts } from './slot-texts.ts';
import { SlotWindow, type SlotWindowHandle } from './slot-window.tsx';
import { firstView } from './slot-view.ts';
import { soldFeature } from './sold-feature.ts';

/** The screen of `slot.<variant>` with its words in one language; null where there is no such model. */
export async function openSlot(language: Language, variant: string): Promise<OpenedScreen | null> {
  const game = slotTitle(variant);
  if (!game) return null;
  const [texts, slot, pool] = await Promise.all([
    loadScreenTexts(language),
    loadSlotTexts(language),
    game.jackpot ? loadPoolWords(language) : null,
  ]);
  return {
    title: slot.title,
    Screen: ({ host }) => <SlotScreen host={host} game={game} texts={texts} slot={slot} pool={pool} />,
  };
}

async function loadPoolWords(language: Language): Promise<Pick<Pools, 'words' | 'parts'>> {
  const [words, parts] = await Promise.all([loadPoolTexts(language), loadPartTexts(language)]);
  return { words, parts };
}

type Props = {
  host: GameHost;
  game: SlotTitle;
  texts: ScreenTexts;
  slot: SlotTexts;
  /** Null: no jackpot slot. */
  pool: Pick<Pools, 'words' | 'parts'> | null;
};

/** Nothing is shown before the art of the title is here, which is soon; a title without, or one that keeps waiting, is plain. */
function SlotScreen(props: Props) {
  const drawn = useLook(props);
  if (!drawn) return null;
  return props.pool ? <JackpotSlot {...props} {...drawn} /> : <OpenSlot {...props} {...drawn} />;
}

/** A slot that also looks after its pools. */
function JackpotSlot(props: Props & Drawn) {
  const held = useJackpot(props.host);
  return <OpenSlot {...props} held={held} />;
}

const LOOK_WITHIN_MS = 4_000;

type Drawn = { look: SlotLook; pictures: Pictures };

function useLook({ host, game }: Props): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const draw = async (look: SlotLook) => {
      const pictures = await picturesOf(look, game.model);
      startTransition(() => setDrawn({ look, pictures }));
    };
    Promise.race([host.look(), pause(LOOK_WITHIN_MS)]).then(
      (own) => draw(own ?? DEFAULT_LOOK),
      () => draw(DEFAULT_LOOK),
    );
  }, [host, game]);
  return drawn;
}

type OpenProps = Props & Drawn & { held?: ReturnType<typeof useJackpot> };

function OpenSlot({ host, game, texts, slot, look, pictures, pool, held }: OpenProps) {
  const { model, rtp } = game;
  const [manifest] = useState(() => manifestOf(game));
  const [style] = useState(() => lookStyle(look, model, pictures));
  const [first] = useState(() => firstView(model).grid);
  const window = useRef<SlotWindowHandle>(null);
  const [show, change] = useReducer(
    (before: SlotShow, part: Partial<SlotShow>) => ({ ...before, ...part }),
    model,
    stillShow,
  );
  const stage: RoundStage = {
    sent: () => slotSent({ window: window.current, change }),
    show: (round, showing) => showSlot({ model, window: window.current, change }, round, showing),
    stand: (round) => standSlot({ model, window: window.current, change }, round),
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, calm, amountText } = play;
  const pools: Pools | null =
    pool && game.jackpot ? { play, jackpot: game.jackpot, ...pool, state: held?.jackpot ?? null } : null;
  const lookAgain = held?.look;
  const idle = rounds.phase === 'idle';
  // Each round has given its share, or won something.
  useEffect(() => {
    if (idle) lookAgain?.();
  }, [idle, lookAgain]);
  const stake = formatMoneyText(rounds.stake);
  const free = rounds.freeRounds;
  const spin = () => (free ? rounds.place({ stake: free.stake }, free.campaignId) : rounds.place({ stake }));
  const [isAsking, setAsking] = useState(false);
  const count = (value: number | string) => figure(value, host.language);
  const sold =
    play.allows.includes('bought-features') && !game.jackpot && !free
      ? soldFeature(game, look, rounds.stake, { texts: slot, count })
      : null;
  // It stays where it is while a round is shown: the reels would jump as it went.
  const buy: FrameAction | null = sold && {
    label: slot.buy.button,
    icon: <BuyIcon />,
    quiet: true,
    disabled: rounds.phase !== 'idle',
    onPress: () => setAsking(true),
  };
  const title = host.title ?? slot.title;
  const shownStake = stakeShown(play);
  const amount = (units: number): Money => minor((shownStake / BigInt(model.betUnits)) * BigInt(units));
  return (
    <GameFrame
      play={play}
      title={title}
      actions={[
        spinOrSkip(play, show, free ? { ...slot, spin: texts.freeRounds.round } : slot, spin),
        ...(buy ? [buy] : []),
      ]}
      asking={
        sold && isAsking
          ? {
              title: fill(slot.buy.title, { feature: sold.name }),
              onClose: () => setAsking(false),
              body: (
                <BuyPanel
                  play={play}
                  feature={sold}
                  texts={slot}
                  onClose={() => setAsking(false)}
                  onBuy={() => {
                    setAsking(false);
                    rounds.place({ stake, buy: true });
                  }}
                />
              ),
            }
          : null
      }
      // What was given is played press by press: it must not run on into bets.
      {...(free ? {} : { auto: { again: spin, hadFeature: (round) => hadFeature(game, round) } })}
      said={(pools && show.jackpot && jackpotSaid(pools, show.jackpot)) || saidOf(play, show, slot, look)}
      className="sl-screen"
      style={style}
      scene={<div className="sl-scene" aria-hidden="true" />}
      rulesPanel={
        <SlotRulesPanel
          game={game}
          look={look}
          texts={slot}
          stake={rounds.stake}
          sold={sold}
          language={host.language}
          amountText={amountText}
          pools={pools}
        />
      }
    >
      <SlotStage
        show={show}
        model={model}
        manifest={manifest}
        look={look}
        title={title}
        texts={slot}
        language={host.language}
        amountText={amountText}
        amount={amount}
        won={rounds.won}
        calm={calm}
        pools={pools}
      >
        <SlotWindow ref={window} model={model} rtp={rtp} calm={calm} first={first} />
      </SlotStage>
    </GameFrame>
  );
}

/** Of the round on show, else the next one. */
function stakeShown({ rounds }: Play): Money {
  const { stake } = (rounds.round?.bet ?? {}) as { stake?: unknown };
  return rounds.won !== null && typeof stake === 'string' ? parseMoney(stake) : rounds.stake;
}

/** While a feature is shown the button goes to the result. */
function spinOrSkip(
  { rounds: { phase } }: Play,
  show: SlotShow,
  slot: SlotTexts,
  spin: () => void,
): FrameAction {
  if (show.skip) return { label: slot.showResult, icon: <SkipIcon />, quiet: true, onPress: show.skip };
  return {
    label: phase === 'idle' || phase === 'loading' ? slot.spin : slot.spinning,
    icon: <SpinIcon />,
    busy: phase !== 'idle',
    onPress: spin,
  };
}

/** Features as they begin; how the round ended is the frame's to say, but for the cap. */
function saidOf({ rounds, host, manifest }: Play, show: SlotShow, slot: SlotTexts, look: SlotLook): string {
  const count = (value: number) => figure(value, host.language);
  const { banner } = show;
  if (banner?.kind === 'free-spins') return fill(slot.freeSpins, { count: count(banner.spins) });
  if (banner?.kind === 'more-spins') return fill(slot.moreSpins, { count: count(banner.spins) });
  if (banner?.kind === 'hold') return `${look.story.hold ?? slot.hold}. ${slot.holdNote}`;
  if (show.picking) return slot.pick.note;
  if (rounds.phase === 'idle' && show.capped)
    return fill(slot.capped, { multiplier: count(manifest.maxWinMultiplier) });
  return '';
}

function hadFeature({ model }: SlotTitle, round: RoundView): boolean {
  if (round.jackpot !== undefined) return true;
  const steps = outcomeIn(model, round)?.steps ?? [];
  return steps.some(({ kind }) => kind === 'free-spins' || kind === 'coins' || kind === 'pick');
}
