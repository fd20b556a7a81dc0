import './roulette.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, parseMoney, type Money } from '@maidan/contract/money.ts';
import { useRef, useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { FactsLine } from '#game-parts/rule-parts.tsx';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { SpinIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { rouletteBet, staked } from './bet.ts';
import { ChipRack } from './chip-rack.tsx';
import { cleared, doubled, lay, sums, type Laid } from './chips.ts';
import { manifest } from './manifest.ts';
import { loadRouletteTexts, type RouletteTexts } from './roulette-texts.ts';
import { RouletteRules } from './rules-panel.tsx';
import { rouletteRules, type RouletteOutcome } from './rules.ts';
import { Scene } from './scene.tsx';
import { colourOf } from './spots.ts';
import { Table } from './table.tsx';
import { Wheel, type WheelHandle } from './wheel.tsx';

const OWN_HUE = 160;
const ROLL_MS = 2_600;
const QUICK_ROLL_MS = 700;
const CALM_MS = 1;
const RESULT_MS = 700;
const LAST_NUMBERS = 9;

/** The screen with its words in one language; no other comes along. */
export async function openRoulette(language: Language): Promise<OpenedScreen> {
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadRouletteTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => <RouletteScreen host={host} texts={texts} parts={parts} words={words} />,
  };
}

type Props = { host: GameHost; texts: ScreenTexts; parts: PartTexts; words: RouletteTexts };

function RouletteScreen({ host, texts, parts, words }: Props) {
  const { language } = host;
  const wheel = useRef<WheelHandle>(null);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [chip, setChip] = useState<Money>(manifest.defaultStake);
  const [laid, setLaid] = useState<Laid>([]);
  const [outcome, setOutcome] = useState<RouletteOutcome | null>(null);
  const [rolling, setRolling] = useState(false);
  const [isFull, setFull] = useState(false);
  const [last, setLast] = useState<readonly LastNumber[]>([]);

  const stage: RoundStage = {
    sent() {
      setOutcome(null);
      setRolling(true);
    },
    async show(round, { quick, sounds, won }) {
      const played = outcomeOf(round);
      if (!played) return setRolling(false);
      setLaid(laidIn(round));
      setRolling(true);
      await wheel.current?.roll(played.number, calm ? CALM_MS : quick ? QUICK_ROLL_MS : ROLL_MS);
      sounds.play('stop');
      setOutcome(played);
      won(parseMoney(round.win ?? '0.00'));
      setLast((before) => [{ round: round.id, number: played.number }, ...before].slice(0, LAST_NUMBERS));
      await pause(RESULT_MS);
      setRolling(false);
    },
    stand(round) {
      const played = round && outcomeOf(round);
      setRolling(false);
      setOutcome(played);
      if (!round || !played) return;
      setLaid(laidIn(round));
      setLast((before) => (before.length === 0 ? [{ round: round.id, number: played.number }] : before));
      void wheel.current?.roll(played.number, CALM_MS);
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, amountText } = play;
  const idle = rounds.phase === 'idle';
  const onTable = sums(laid);

  const change = (next: Laid | null) => {
    if (!idle) return;
    setFull(next === null);
    if (next === null) return;
    setOutcome(null);
    setLaid(next);
    rounds.dismiss();
  };
  const spin = () =>
    rounds.place({
      chips: onTable.map(({ spot, amount }) => ({ spot, amount: formatMoneyText(amount) })),
    });

  return (
    <GameFrame
      play={play}
      title={host.title ?? words.title}
      hasStepper={false}
      actions={[
        {
          label: laid.length === 0 ? words.placeFirst : idle ? words.spin : words.spinning,
          icon: laid.length > 0 && <SpinIcon />,
          busy: !idle,
          disabled: laid.length === 0,
          onPress: spin,
        },
      ]}
      auto={{ again: spin }}
      said={isFull ? words.full : saidOf(play, outcome, words)}
      describe={(round) => describe(round, words, language)}
      className="rl-screen gp-wide"
      style={{ '--hue': host.skin === null ? OWN_HUE : skinFrom(host.skin).skyHue }}
      scene={<Scene />}
      own={
        <ChipRack
          play={play}
          words={words}
          chip={chip}
          staked={staked(onTable)}
          locked={!idle}
          onChip={setChip}
          onUndo={() => change(laid.slice(0, -1))}
          onDouble={() => change(doubled(laid))}
          onClear={() => change([])}
        />
      }
      rulesPanel={<RouletteRules play={play} parts={parts} words={words} />}
    >
      <section className="rl-stage" data-rolling={rolling}>
        <div className="rl-bowl">
          <Wheel ref={wheel} language={language} />
          {outcome && (
            <p className="rl-result" data-colour={colourOf(outcome.number)} aria-hidden="true">
              {figure(outcome.number, language)}
            </p>
          )}
        </div>
        <div className="rl-baize">
          <Table
            laid={onTable}
            won={outcome?.won ?? []}
            number={outcome?.number ?? null}
            language={language}
            words={words}
            amountText={amountText}
            onLay={(spot) => change(lay(laid, spot, chip))}
            onClear={(spot) => change(cleared(laid, spot))}
          />
        </div>
        <div className="rl-below">
          {isFull ? (
            <p className="gp-facts-line">{words.full}</p>
          ) : last.length > 0 ? (
            <LastNumbers numbers={last} label={words.last} language={language} />
          ) : (
            <FactsLine play={play} parts={parts} />
          )}
        </div>
      </section>
    </GameFrame>
  );
}

type LastNumber = { readonly round: string; readonly number: number };
type LastProps = { numbers: readonly LastNumber[]; label: string; language: Language };

function LastNumbers({ numbers, label, language }: LastProps) {
  return (
    <ul className="rl-last" aria-label={label}>
      {numbers.map(({ round, number }) => (
        <li key={round} data-colour={colourOf(number)}>
          {figure(number, language)}
        </li>
      ))}
    </ul>
  );
}

function saidOf(
  { rounds, texts, amountText, host }: Play,
  outcome: RouletteOutcome | null,
  words: RouletteTexts,
): string {
  if (rounds.phase !== 'idle' || !outcome || rounds.won === null || rounds.wonOnStake === null) return '';
  const amount = amountText(rounds.won);
  const gain = rounds.won > rounds.wonOnStake ? texts.youWon : texts.cameBack;
  return fill(words.said, {
    number: figure(outcome.number, host.language),
    colour: words.colours[colourOf(outcome.number)],
    result: rounds.won === 0n ? texts.noWin : fill(gain, { amount }),
  });
}

function outcomeOf(round: RoundView): RouletteOutcome | null {
  const parsed = rouletteRules.outcome.safeParse(round.outcome);
  return parsed.success ? parsed.data : null;
}

/** The chips of a round stay where they lay, for the next one. */
function laidIn(round: RoundView): Laid {
  const bet = rouletteBet.safeParse(round.bet);
  return bet.success ? bet.data.chips : [];
}

function describe(round: RoundView, words: RouletteTexts, language: Language): string | null {
  const outcome = outcomeOf(round);
  return outcome && `${figure(outcome.number, language)} ${words.colours[colourOf(outcome.number)]}`;
}
