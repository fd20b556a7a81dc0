import '#dice/die.css';
import './sic-bo.css';
import type { Language } from '@maidan/contract/languages.ts';
import { plugShared, type RoundMark } from '#game.ts';
import type { LiveGame, SpotFacts } from '#live/live-game.ts';
import type { LiveRound } from '#live/live-wire.ts';
import { openLive } from '#live/open-live.tsx';
import { PastMarks, type PastMark } from '#live/past-marks.tsx';
import { tableOf, type LiveTable } from '#live/tables.ts';
import type { Bead } from '#roads/road-drawings.tsx';
import { loadRoadTexts, type RoadTexts } from '#roads/road-texts.ts';
import { RoadList } from '#roads/roads-panel.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { SicBoBoard } from './board.tsx';
import { Dome } from './dome.tsx';
import { partsOf, resultText } from './result-text.ts';
import { markOf, outcome as schema, sicBoRules } from './rules.ts';
import { loadSicBoTexts, spotName, type SicBoTexts } from './sic-bo-texts.ts';
import {
  edgeBasisPoints,
  isTriple,
  PAIR_TO_1,
  SINGLE_TO_1,
  SPOT_KINDS,
  SPOTS,
  totalOf,
  totalPays,
  DOUBLE_TO_1,
  ANY_TRIPLE_TO_1,
  TRIPLE_TO_1,
  type Spot,
} from './spots.ts';
import { FOLDER, TABLES } from './tables.ts';

const OWN_HUE = 24;
const LAST = 14;
/** The dome is shaken, then its lid goes up. */
const LIFTED_MS = 2_600;
const SEEN_MS = 3_600;

/** The screen with its words in one language; no other comes along. */
export async function openSicBo(language: Language, name: string): Promise<OpenedScreen | null> {
  const table = tableOf(TABLES, FOLDER, name === '' ? undefined : name);
  if (!table) return null;
  const [words, roads] = await Promise.all([loadSicBoTexts(language), loadRoadTexts(language)]);
  return openLive(language, sicBoGame(table, words, roads, language));
}

/** A triple is neither big nor small, and neither odd nor even: all four lose by it. */
const PAIRS = [
  { red: 'big', blue: 'small', isRed: (total: number) => total >= 11 },
  { red: 'odd', blue: 'even', isRed: (total: number) => total % 2 === 1 },
] as const;

export function sicBoGame(
  table: LiveTable,
  words: SicBoTexts,
  roads: RoadTexts,
  language: Language,
): LiveGame {
  const spots = SPOTS.map((spot) => factsOf(spot, words, language));
  const totalText = (shown: unknown) => figure(totalOf(schema.parse(shown).dice), language);
  const marksOf = (rounds: readonly LiveRound[]): PastMark[] =>
    rounds.map(({ id, outcome }) => ({
      key: id,
      text: totalText(outcome),
      said: markText(outcome, words, language),
      tone: toneOf(outcome),
    }));
  const beadsOf = (history: readonly LiveRound[], isRed: (total: number) => boolean): Bead[] =>
    history
      .map(({ outcome }): Bead => {
        const { dice } = schema.parse(outcome);
        const mark = isTriple(dice) ? 'tie' : isRed(totalOf(dice)) ? 'red' : 'blue';
        return { mark, letter: figure(totalOf(dice), language), dots: [] };
      })
      .toReversed();
  return {
    title: words.title,
    table,
    rules: plugShared(sicBoRules(table)),
    hue: OWN_HUE,
    shoe: null,
    stagePlace: 'beside',
    spots,
    kinds: kindsOf(words, language),
    resultText: (shown) => resultText(schema.parse(shown), words, language),
    banner: (shown) => ({ word: wordOf(shown, words, language), tone: toneOf(shown) }),
    stage: (shown, shownMs) => {
      const isLifted = shown !== null && shownMs >= LIFTED_MS;
      return (
        <Dome
          state={shown === null ? 'still' : isLifted ? 'lifted' : 'shaken'}
          dice={shown === null ? [1, 1, 1] : schema.parse(shown).dice}
          total={isLifted ? totalText(shown) : ''}
        />
      );
    },
    seenAfterMs: () => SEEN_MS,
    board: (view) => <SicBoBoard view={view} spots={spots} />,
    past: (history) => <PastMarks marks={marksOf(history.slice(0, LAST))} />,
    pastLarge: (history) => (
      <>
        <PastMarks marks={marksOf(history)} isLarge />
        {PAIRS.map(({ red, blue, isRed }) => (
          <RoadList
            key={red}
            beads={beadsOf(history, isRed)}
            names={{ red: words.spots[red], blue: words.spots[blue], tie: words.triple }}
            texts={roads}
            language={language}
            from="rounds"
          />
        ))}
      </>
    ),
    rulesText: [words.howTo, words.chances],
  };
}

const markText = (shown: unknown, words: SicBoTexts, language: Language): string =>
  fill(words.result, partsOf(schema.parse(shown), language));

const toneOf = (shown: unknown): RoundMark['tone'] => markOf(schema.parse(shown)).tone;

function wordOf(shown: unknown, words: SicBoTexts, language: Language): string {
  const { dice } = schema.parse(shown);
  const total = figure(totalOf(dice), language);
  if (isTriple(dice)) return `${words.triple} ${total}`;
  return `${totalOf(dice) >= 11 ? words.spots.big : words.spots.small} ${total}`;
}

function paysOf({ kind, numbers }: Spot, language: Language): string {
  const to1 = {
    half: [1],
    total: [totalPays(numbers[0] ?? 0)],
    single: SINGLE_TO_1,
    pair: [PAIR_TO_1],
    double: [DOUBLE_TO_1],
    'any-triple': [ANY_TRIPLE_TO_1],
    triple: [TRIPLE_TO_1],
  }[kind];
  return to1.map((times) => `${figure(times, language)}:${figure(1, language)}`).join(' · ');
}

function factsOf(spot: Spot, words: SicBoTexts, language: Language): SpotFacts {
  return {
    id: spot.id,
    name: spotName(spot, words, language),
    pays: paysOf(spot, language),
    edgeBasisPoints: edgeBasisPoints(spot),
  };
}

/** One line for what pays alike; totals are named from both ends. */
function kindsOf(words: SicBoTexts, language: Language): SpotFacts[] {
  return SPOT_KINDS.flatMap((kind) =>
    SPOTS.filter((spot) => spot.kind === kind)
      .filter(({ numbers }, place) => (kind === 'total' ? (numbers[0] ?? 0) <= 10 : place === 0))
      .map((spot) => {
        const [total = 0] = spot.numbers;
        const numbers = kind === 'total' ? `${figure(total, language)}, ${figure(21 - total, language)}` : '';
        return { ...factsOf(spot, words, language), name: fill(words.kinds[kind], { numbers }) };
      }),
  );
}
