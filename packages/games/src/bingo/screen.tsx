import './bingo.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { FactsLine } from '#game-parts/rule-parts.tsx';
import { Segments } from '#game-parts/segments.tsx';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { SpinIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { loadBingoTexts, type BingoTexts } from './bingo-texts.ts';
import { Caller } from './caller.tsx';
import { Cards, resultText } from './cards.tsx';
import { manifest } from './manifest.ts';
import { BALLS, CALLS, MOST_CARDS } from './patterns.ts';
import { BingoRules } from './rules-panel.tsx';
import { bingoRules, type BingoOutcome } from './rules.ts';
import { Scene } from './scene.tsx';

/** What scrolls must be within reach of the keyboard, although it is nothing to press. */
const REACHABLE = { tabIndex: 0 };
const OWN_HUE = 250;
const CALL_MS = 60;
const QUICK_CALL_MS = 12;
const CARD_COUNTS = Array.from({ length: MOST_CARDS }, (_, index) => index + 1);

/** The screen with its words in one language; no other comes along. */
export async function openBingo(language: Language): Promise<OpenedScreen> {
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadBingoTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => <BingoScreen host={host} texts={texts} parts={parts} words={words} />,
  };
}

type Props = { host: GameHost; texts: ScreenTexts; parts: PartTexts; words: BingoTexts };
/** A round on the table, and how many of its balls have been called. */
type Shown = { readonly outcome: BingoOutcome; readonly calls: number };

function BingoScreen({ host, texts, parts, words }: Props) {
  const { language } = host;
  const [count, setCount] = useState(() => recalledCount(host));
  const [shown, setShown] = useState<Shown | null>(null);
  const stage: RoundStage = {
    sent: () => setShown(null),
    async show(round, { quick, sounds, won }) {
      const outcome = outcomeOf(round);
      if (!outcome) return;
      setCount(outcome.cards.length);
      for (let calls = 1; calls <= CALLS; calls += 1) {
        setShown({ outcome, calls });
        await pause(quick ? QUICK_CALL_MS : CALL_MS);
      }
      sounds.play('stop');
      won(parseMoney(round.win ?? '0.00'));
    },
    stand(round) {
      const outcome = round && outcomeOf(round);
      setShown(outcome && { outcome, calls: CALLS });
      if (outcome) setCount(outcome.cards.length);
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, amountText } = play;
  const idle = rounds.phase === 'idle';
  const begin = () => rounds.place({ stake: formatMoneyText(rounds.stake), cards: count });
  const choose = (cards: number) => {
    host.remember('cards', String(cards));
    setShown(null);
    setCount(cards);
  };
  const called = shown ? shown.outcome.calls.slice(0, shown.calls) : [];
  const of = figure(CALLS, language);
  const note = shown
    ? fill(words.call, { number: figure(shown.calls, language), of })
    : fill(words.ready, { of, balls: figure(BALLS, language) });

  return (
    <GameFrame
      play={play}
      title={host.title ?? words.title}
      actions={[
        {
          label: idle || rounds.phase === 'loading' ? words.play : words.calling,
          icon: <SpinIcon />,
          busy: !idle,
          onPress: begin,
        },
      ]}
      auto={{ again: begin }}
      describe={(round) => describe(round, words, language)}
      className="bg-screen gp-wide"
      style={{ '--hue': host.skin === null ? OWN_HUE : skinFrom(host.skin).skyHue }}
      scene={<Scene />}
      own={
        <div className="gp-own">
          <Segments
            label={fill(words.cards, { amount: amountText(minor(rounds.stake * BigInt(count))) })}
            options={CARD_COUNTS.map((value) => ({ value, text: figure(value, language) }))}
            value={count}
            locked={!idle}
            onChange={choose}
          />
        </div>
      }
      rulesPanel={<BingoRules play={play} parts={parts} words={words} />}
    >
      <section className="bg-stage">
        <Caller called={called} note={note} language={language} />
        <section className="bg-table" aria-label={words.table} {...REACHABLE}>
          <Cards
            cards={shown?.outcome.cards ?? []}
            blank={count}
            called={called}
            isOver={shown?.calls === CALLS}
            language={language}
            words={words}
          />
        </section>
        <div className="bg-below">
          <FactsLine play={play} parts={parts} />
        </div>
      </section>
    </GameFrame>
  );
}

function outcomeOf(round: RoundView): BingoOutcome | null {
  const parsed = bingoRules.outcome.safeParse(round.outcome);
  return parsed.success ? parsed.data : null;
}

function recalledCount(host: GameHost): number {
  return CARD_COUNTS.find((count) => String(count) === host.recall('cards')) ?? 2;
}

function describe(round: RoundView, words: BingoTexts, language: Language): string | null {
  const outcome = outcomeOf(round);
  return outcome && outcome.cards.map((card) => resultText(card, words, language)).join(' | ');
}
