import './andar-bahar.css';
import type { Language } from '@maidan/contract/languages.ts';
import { CardSheet } from '#cards/card-face.tsx';
import { loadCardTexts, type CardTexts } from '#cards/card-texts.ts';
import { plugShared } from '#game.ts';
import type { LiveGame, SpotFacts } from '#live/live-game.ts';
import type { LiveRound } from '#live/live-wire.ts';
import { openLive } from '#live/open-live.tsx';
import { PastMarks, type PastMark } from '#live/past-marks.tsx';
import { SpotButton } from '#live/spot-button.tsx';
import { tableOf, type LiveTable } from '#live/tables.ts';
import type { Bead } from '#roads/road-drawings.tsx';
import { loadRoadTexts, type RoadTexts } from '#roads/road-texts.ts';
import { RoadList } from '#roads/roads-panel.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { loadAndarBaharTexts, spotName, type AndarBaharTexts } from './andar-bahar-texts.ts';
import { Lanes } from './lanes.tsx';
import { partsOf as partsOfRound, resultText } from './result-text.ts';
import { andarBaharRules, fallenAt, JOKER_SHOWN_MS, outcome as schema, seenAfterMs } from './rules.ts';
import { edgeBasisPoints, PAYS, sideAt, SPOTS, type Spot } from './spots.ts';
import { FOLDER, TABLES } from './tables.ts';

const OWN_HUE = 275;
const LAST = 14;
const TONES = { andar: 'red', bahar: 'blue' } as const;

/** The screen with its words in one language; no other comes along. */
export async function openAndarBahar(language: Language, name: string): Promise<OpenedScreen | null> {
  const table = tableOf(TABLES, FOLDER, name === '' ? undefined : name);
  if (!table) return null;
  const [own, cards, roads] = await Promise.all([
    loadAndarBaharTexts(language),
    loadCardTexts(language),
    loadRoadTexts(language),
  ]);
  return openLive(language, andarBaharGame(table, { own, cards, roads }, language));
}

const toneOf = (shown: unknown) => TONES[sideAt(schema.parse(shown).cards.length)];

type Words = { own: AndarBaharTexts; cards: CardTexts; roads: RoadTexts };

export function andarBaharGame(
  table: LiveTable,
  { own: words, cards, roads }: Words,
  language: Language,
): LiveGame {
  const spots = SPOTS.map((spot) => factsOf(spot, words, language));
  const partsOf = (shown: unknown) => partsOfRound(schema.parse(shown), { words, cards, language });
  const marksOf = (rounds: readonly LiveRound[]): PastMark[] =>
    rounds.map(({ id, outcome }) => ({
      key: id,
      text: partsOf(outcome).count,
      said: fill(words.result, partsOf(outcome)),
      tone: toneOf(outcome),
    }));
  const beads = (history: readonly LiveRound[]): Bead[] =>
    history
      .map(({ outcome }): Bead => ({ mark: toneOf(outcome), letter: partsOf(outcome).count, dots: [] }))
      .toReversed();
  const names = { red: words.spots.andar, blue: words.spots.bahar, tie: null };
  return {
    title: words.title,
    table,
    rules: plugShared(andarBaharRules(table)),
    hue: OWN_HUE,
    shoe: null,
    stagePlace: 'wide',
    spots,
    resultText: (shown) => resultText(schema.parse(shown), { words, cards, language }),
    banner: (shown) => ({ word: partsOf(shown).side, tone: toneOf(shown) }),
    stage: (shown, shownMs) => {
      const dealt = shown === null ? null : schema.parse(shown);
      return (
        <>
          <CardSheet />
          <Lanes
            shown={dealt}
            hasJoker={shownMs >= JOKER_SHOWN_MS}
            fallen={dealt ? fallenAt(dealt, shownMs) : 0}
            isOver={dealt !== null && shownMs >= seenAfterMs(dealt)}
            count={dealt ? figure(fallenAt(dealt, shownMs), language) : ''}
            words={words}
          />
        </>
      );
    },
    seenAfterMs: (shown) => seenAfterMs(schema.parse(shown)),
    board: (view) => (
      <div className="ab-cloth">
        {spots.map((spot) => (
          <SpotButton
            key={spot.id}
            view={view}
            spot={spot}
            tone={spot.id === 'andar' ? 'red' : spot.id === 'bahar' ? 'blue' : 'plain'}
            className={spot.id in TONES ? 'ab-main' : 'ab-side'}
          />
        ))}
      </div>
    ),
    past: (history) => <PastMarks marks={marksOf(history.slice(0, LAST))} />,
    pastLarge: (history) => (
      <>
        <PastMarks marks={marksOf(history)} isLarge />
        <RoadList beads={beads(history)} names={names} texts={roads} language={language} from="rounds" />
      </>
    ),
    rulesText: [words.howTo, words.chances],
  };
}

function factsOf(spot: Spot, words: AndarBaharTexts, language: Language): SpotFacts {
  return {
    id: spot,
    name: spotName(spot, words, language),
    pays: `${figure(PAYS[spot] / 100, language)}:${figure(1, language)}`,
    edgeBasisPoints: edgeBasisPoints(spot),
  };
}
