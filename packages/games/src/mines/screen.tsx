import './mines.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, parseMoney, type Money } from '@maidan/contract/money.ts';
import { useState } from 'react';
import type { FrameAction } from '#frame/controls.tsx';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { CrocodileStepper } from './crocodile-stepper.tsx';
import { Ladder, timesText } from './ladder.tsx';
import { manifest } from './manifest.ts';
import { loadMinesTexts, type MinesTexts } from './mines-texts.ts';
import { LEAST_MINES, MOST_MINES, payAfter, TILES } from './paytable.ts';
import { Pond } from './pond.tsx';
import { PondSheet } from './pond-art.tsx';
import { minesView, type MinesView } from './round.ts';
import { RulesPanel } from './rules-panel.tsx';
import { Scene } from './scene.tsx';

const FIRST_MINES = 5;
/** Long enough to see what lay under the leaf before everything is told. */
const FOUND_MS = 500;

/** The screen with its words in one language; no other comes along. */
export async function openMines(language: Language): Promise<OpenedScreen> {
  const [texts, mines] = await Promise.all([loadScreenTexts(language), loadMinesTexts(language)]);
  return {
    title: mines.title,
    Screen: ({ host }) => <MinesScreen host={host} texts={texts} words={mines} />,
  };
}

function viewOf(round: RoundView | null): MinesView | null {
  const view = minesView.safeParse(round?.outcome);
  return view.success ? view.data : null;
}

function MinesScreen({ host, texts, words }: { host: GameHost; texts: ScreenTexts; words: MinesTexts }) {
  const [view, setView] = useState<MinesView | null>(null);
  const [lifted, setLifted] = useState<number | null>(null);
  const [chosen, setChosen] = useState(() => chosenBefore(host));
  const stage: RoundStage = {
    sent: () => setView((before) => (before?.isOver ? null : before)),
    async show(round, { quick }) {
      const next = viewOf(round);
      setLifted(null);
      if (next?.isOver && !quick) {
        setView({ ...next, mineTiles: null });
        await pause(FOUND_MS);
      }
      setView(next);
    },
    stand(round) {
      setLifted(null);
      setView(viewOf(round));
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds, amountText } = play;
  const isOpen = rounds.phase === 'open';
  const mines = view !== null && rounds.phase !== 'idle' ? view.mines : chosen;
  const opened = view?.opened.length ?? 0;
  const stake = isOpen && rounds.round ? parseMoney(rounds.round.stake) : rounds.stake;
  const choose = (count: number) => {
    host.remember('mines', String(count));
    setChosen(count);
    setView(null);
  };
  const open = (tile: number) => {
    setLifted(tile);
    rounds.act({ act: 'open', tile });
  };
  const isLost = view?.hit !== null && view?.hit !== undefined;
  return (
    <GameFrame
      play={play}
      title={host.title ?? words.title}
      actions={[mainAction({ play, words, view, mines: chosen, stake })]}
      said={saidOf({ play, words, view, stake })}
      className="mn-screen"
      describe={(round) => describe(round, host.language, words)}
      scene={
        <>
          <PondSheet />
          <Scene />
        </>
      }
      own={
        <CrocodileStepper
          mines={mines}
          locked={rounds.phase !== 'idle'}
          language={host.language}
          texts={words}
          onChange={choose}
        />
      }
      rulesPanel={
        <RulesPanel
          language={host.language}
          texts={words}
          stake={stake}
          mines={mines}
          amountText={amountText}
        />
      }
    >
      <section className="mn-stage" data-end={view?.isOver ? (isLost ? 'lost' : 'won') : undefined}>
        <Ladder mines={mines} opened={isLost ? 0 : opened} language={host.language} texts={words} />
        <div className="mn-water">
          <Pond
            view={view}
            lifted={lifted}
            canOpen={isOpen}
            language={host.language}
            texts={words}
            onOpen={open}
          />
        </div>
      </section>
    </GameFrame>
  );
}

function chosenBefore(host: GameHost): number {
  const kept = Number(host.recall('mines'));
  return Number.isInteger(kept) && kept >= LEAST_MINES && kept <= MOST_MINES ? kept : FIRST_MINES;
}

type Moment = { play: Play; words: MinesTexts; view: MinesView | null; stake: Money };

function mainAction({ play, words, view, mines, stake }: Moment & { mines: number }): FrameAction {
  const { rounds, amountText } = play;
  const opened = view?.isOver === false ? view.opened.length : 0;
  if (rounds.phase === 'open' && opened === 0)
    return { label: words.choose, disabled: true, onPress: () => undefined };
  // While a leaf is lifted the button says what it said before, so that nothing jumps.
  if (view?.isOver === false && opened > 0)
    return {
      label: fill(words.take, { amount: amountText(payAfter(stake, view.mines, opened)) }),
      disabled: rounds.phase !== 'open',
      onPress: () => rounds.act({ act: 'cash-out' }),
    };
  const busy = rounds.phase !== 'idle';
  return {
    label: busy && rounds.phase !== 'loading' ? words.starting : words.start,
    busy,
    onPress: () => rounds.place({ stake: formatMoneyText(rounds.stake), mines }),
  };
}

function saidOf({ play, words, view, stake }: Moment): string {
  const { rounds, amountText, host } = play;
  if (view === null) return '';
  if (rounds.phase === 'idle') return view.hit === null ? '' : words.saidCrocodile;
  if (rounds.phase !== 'open') return '';
  const opened = view.opened.length;
  if (opened === 0) return fill(words.saidOpen, { count: figure(view.mines, host.language) });
  const left = TILES - opened;
  return fill(words.saidLotus, {
    amount: amountText(payAfter(stake, view.mines, opened)),
    chance: figure(Math.floor((100 * (left - view.mines)) / left), host.language),
  });
}

/** A round in the history: how many crocodiles there were, and how far it went. */
function describe(round: RoundView, language: Language, words: MinesTexts): string {
  const view = viewOf(round);
  if (view === null) return '';
  const opened = view.opened.length;
  const parts = [
    `${words.crocodiles} ${figure(view.mines, language)}`,
    `${words.lotus} ${figure(opened, language)}`,
    ...(opened > 0 ? [`${timesText(view.mines, opened, language)}×`] : []),
  ];
  return parts.join(' · ');
}
