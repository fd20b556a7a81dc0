import '#roulette/roulette.css';
import './live-roulette.css';
import type { Language } from '@maidan/contract/languages.ts';
import { plugShared } from '#game.ts';
import { addChips } from '#live/chips.ts';
import type { LiveGame, SpotFacts } from '#live/live-game.ts';
import type { LiveRound } from '#live/live-wire.ts';
import { openLive } from '#live/open-live.tsx';
import { PastMarks, type PastMark } from '#live/past-marks.tsx';
import { tableOf, type LiveTable } from '#live/tables.ts';
import type { TableView } from '#live/use-table.ts';
import { loadRouletteTexts, spotName, type RouletteTexts } from '#roulette/roulette-texts.ts';
import { colourOf, POCKETS, returnOf, SPOT_KINDS, SPOTS, type Spot } from '#roulette/spots.ts';
import { Table } from '#roulette/table.tsx';
import type { Bead } from '#roads/road-drawings.tsx';
import { loadRoadTexts, type RoadTexts } from '#roads/road-texts.ts';
import { RoadList } from '#roads/roads-panel.tsx';
import { figure } from '#screen-parts/numbers.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { loadLiveRouletteTexts, type LiveRouletteTexts } from './live-roulette-texts.ts';
import { LiveWheel, ROLL_MS } from './live-wheel.tsx';
import { resultText } from './result-text.ts';
import { liveRouletteRules, outcome as schema } from './rules.ts';
import { FOLDER, TABLES } from './tables.ts';

const OWN_HUE = 160;
const LAST = 16;
const TONES = { red: 'red', black: 'black', green: 'green' } as const;
type Words = { own: LiveRouletteTexts; table: RouletteTexts; roads: RoadTexts };
/** The zero is neither red nor black. */
const MARKS = { red: 'red', black: 'blue', green: 'tie' } as const;

/** The screen with its words in one language; no other comes along. */
export async function openLiveRoulette(language: Language, name: string): Promise<OpenedScreen | null> {
  const table = tableOf(TABLES, FOLDER, name === '' ? undefined : name);
  if (!table) return null;
  const [own, ofTable, roads] = await Promise.all([
    loadLiveRouletteTexts(language),
    loadRouletteTexts(language),
    loadRoadTexts(language),
  ]);
  return openLive(language, rouletteGame(table, { own, table: ofTable, roads }, language));
}

const numberOf = (shown: unknown): number => schema.parse(shown).number;

export function rouletteGame(table: LiveTable, words: Words, language: Language): LiveGame {
  const said = (shown: unknown): string => resultText(numberOf(shown), words, language);
  const marksOf = (rounds: readonly LiveRound[]): PastMark[] =>
    rounds.map(({ id, outcome }) => ({
      key: id,
      text: figure(numberOf(outcome), language),
      said: said(outcome),
      tone: TONES[colourOf(numberOf(outcome))],
    }));
  const beads = (history: readonly LiveRound[]): Bead[] =>
    history
      .map(({ outcome }): Bead => {
        const number = numberOf(outcome);
        return { mark: MARKS[colourOf(number)], letter: figure(number, language), dots: [] };
      })
      .toReversed();
  const { red, black, green } = words.table.colours;
  return {
    title: words.own.title,
    table,
    rules: plugShared(liveRouletteRules(table)),
    hue: OWN_HUE,
    shoe: null,
    stagePlace: 'beside',
    spots: SPOTS.map((spot) => factsOf(spot, spotName(spot, words.table, language), language)),
    kinds: SPOT_KINDS.flatMap((kind) => {
      const spot = SPOTS.find((one) => one.kind === kind);
      return spot ? [factsOf(spot, words.table.kinds[kind], language)] : [];
    }),
    resultText: said,
    banner: (shown) => ({
      word: figure(numberOf(shown), language),
      tone: TONES[colourOf(numberOf(shown))],
    }),
    stage: (shown, shownMs) => (
      <LiveWheel number={shown === null ? null : numberOf(shown)} shownMs={shownMs} language={language} />
    ),
    seenAfterMs: () => ROLL_MS + 500,
    board: (view) => <Cloth view={view} words={words} />,
    past: (history) => <PastMarks marks={marksOf(history.slice(0, LAST))} />,
    pastLarge: (history) => (
      <>
        <PastMarks marks={marksOf(history)} isLarge />
        <RoadList
          beads={beads(history)}
          names={{ red, blue: black, tie: green }}
          texts={words.roads}
          language={language}
          from="rounds"
          isBlack
        />
      </>
    ),
    rulesText: [words.own.howTo, words.table.zero],
  };
}

/** What the zero takes of every spot: 1 of 37. */
const factsOf = (spot: Spot, name: string, language: Language): SpotFacts => ({
  id: spot.id,
  name,
  pays: `${figure(returnOf(spot) - 1, language)}:${figure(1, language)}`,
  edgeBasisPoints: Math.round((1 - (returnOf(spot) * spot.numbers.length) / POCKETS) * 10_000),
});

function Cloth({ view, words }: { view: TableView; words: Words }) {
  const chips = addChips(view.placed, view.laid);
  const isSeen = view.phase === 'seen' && view.state.round !== null;
  return (
    <div className="lr-cloth rl-baize">
      <Table
        laid={Object.entries(chips).map(([spot, amount]) => ({ spot, amount }))}
        won={Object.keys(chips).filter((spot) => view.won.has(spot))}
        number={isSeen ? schema.parse(view.state.round?.outcome).number : null}
        language={view.language}
        words={words.table}
        amountText={view.amountText}
        onLay={view.lay}
        onClear={() => undefined}
      />
    </div>
  );
}
