import './plinko.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { useRef, useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { FactsLine, timesText } from '#game-parts/rule-parts.tsx';
import { Segments } from '#game-parts/segments.tsx';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { SpinIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { Board, LastDrops, type BoardHandle, type LastDrop } from './board.tsx';
import { manifest } from './manifest.ts';
import { RISKS, ROW_COUNTS, type Risk, type RowCount } from './pay-tables.ts';
import { loadPlinkoTexts, type PlinkoTexts } from './plinko-texts.ts';
import { PlinkoRules } from './rules-panel.tsx';
import { plinkoRules, type PlinkoOutcome } from './rules.ts';
import { Scene } from './scene.tsx';

const OWN_HUE = 225;
const ROW_MS = 115;
const QUICK_ROW_MS = 40;
const CALM_MS = 1;
const LAST_DROPS = 8;

/** The screen with its words in one language; no other comes along. */
export async function openPlinko(language: Language): Promise<OpenedScreen> {
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadPlinkoTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => <PlinkoScreen host={host} texts={texts} parts={parts} words={words} />,
  };
}

type Props = { host: GameHost; texts: ScreenTexts; parts: PartTexts; words: PlinkoTexts };
type Choice = { rows: RowCount; risk: Risk };

function PlinkoScreen({ host, texts, parts, words }: Props) {
  const board = useRef<BoardHandle>(null);
  const [choice, setChoice] = useState<Choice>(() => recalledChoice(host));
  const [landed, setLanded] = useState<PlinkoOutcome | null>(null);
  const [rowMs, setRowMs] = useState(ROW_MS);
  const [last, setLast] = useState<readonly LastDrop[]>([]);
  const calm = useMedia('(prefers-reduced-motion: reduce)');

  const stage: RoundStage = {
    sent() {
      board.current?.lift();
      setLanded(null);
    },
    async show(round, { quick, sounds, won }) {
      const outcome = outcomeOf(round);
      if (!outcome) return;
      setChoice(choiceOf(round) ?? choice);
      const pace = quick ? QUICK_ROW_MS : ROW_MS;
      setRowMs(pace);
      setLanded({ ...outcome, bin: -1 });
      await board.current?.fall(outcome.path, calm ? CALM_MS : pace * (outcome.path.length + 2));
      sounds.play('stop');
      setLanded(outcome);
      setLast((before) => [{ round: round.id, pays: outcome.pays }, ...before].slice(0, LAST_DROPS));
      won(parseMoney(round.win ?? '0.00'));
    },
    stand(round) {
      const outcome = round && outcomeOf(round);
      if (!round || !outcome) return setLanded(null);
      setChoice(choiceOf(round) ?? choice);
      setLanded(outcome);
      void board.current?.fall(outcome.path, CALM_MS);
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, amountText } = play;
  const idle = rounds.phase === 'idle';
  const drop = () => rounds.place({ stake: formatMoneyText(rounds.stake), ...choice });
  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    host.remember('choice', `${next.rows}-${next.risk}`);
    board.current?.lift();
    setLanded(null);
    setChoice(next);
  };
  const said =
    idle && landed && rounds.won !== null
      ? fill(words.said, { times: timesText(landed.pays, host.language), amount: amountText(rounds.won) })
      : '';

  return (
    <GameFrame
      play={play}
      title={host.title ?? words.title}
      actions={[
        {
          label: idle || rounds.phase === 'loading' ? words.drop : words.falling,
          icon: <SpinIcon />,
          busy: !idle,
          onPress: drop,
        },
      ]}
      auto={{ again: drop }}
      said={said}
      describe={(round) => describe(round, words, host.language)}
      className="pk-screen gp-wide"
      style={{
        '--hue': host.skin === null ? OWN_HUE : skinFrom(host.skin).skyHue,
        '--row-ms': `${rowMs}ms`,
      }}
      scene={<Scene />}
      own={
        <div className="gp-own">
          <Segments
            label={words.rows}
            options={ROW_COUNTS.map((value) => ({ value, text: figure(value, host.language) }))}
            value={choice.rows}
            locked={!idle}
            onChange={(rows) => choose({ rows })}
          />
          <Segments
            label={words.risk}
            options={RISKS.map((value) => ({ value, text: words.risks[value] }))}
            value={choice.risk}
            locked={!idle}
            onChange={(risk) => choose({ risk })}
          />
        </div>
      }
      rulesPanel={<PlinkoRules play={play} parts={parts} words={words} {...choice} />}
    >
      <section className="pk-stage">
        <div className="pk-field">
          <Board ref={board} {...choice} language={host.language} landed={landed} />
        </div>
        <div className="pk-below">
          {last.length > 0 ? (
            <LastDrops drops={last} label={words.last} language={host.language} />
          ) : (
            <FactsLine play={play} parts={parts} />
          )}
        </div>
      </section>
    </GameFrame>
  );
}

function outcomeOf(round: RoundView): PlinkoOutcome | null {
  const parsed = plinkoRules.outcome.safeParse(round.outcome);
  return parsed.success ? parsed.data : null;
}

function choiceOf(round: RoundView): Choice | null {
  const bet = plinkoRules.bet.safeParse(round.bet);
  return bet.success ? { rows: bet.data.rows, risk: bet.data.risk } : null;
}

function recalledChoice(host: GameHost): Choice {
  const [rows, risk] = (host.recall('choice') ?? '').split('-');
  return {
    rows: ROW_COUNTS.find((count) => String(count) === rows) ?? 12,
    risk: RISKS.find((one) => one === risk) ?? 'medium',
  };
}

function describe(round: RoundView, words: PlinkoTexts, language: Language): string | null {
  const outcome = outcomeOf(round);
  const choice = choiceOf(round);
  if (!outcome || !choice) return null;
  return `${figure(choice.rows, language)} · ${words.risks[choice.risk]} · ${timesText(outcome.pays, language)}`;
}
