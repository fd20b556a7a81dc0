import './baccarat.css';
import type { Language } from '@maidan/contract/languages.ts';
import { loadCardTexts } from '#cards/card-texts.ts';
import type { Card } from '#cards/deck.ts';
import { SHOE_CARDS } from '#cards/shoe.ts';
import { plugShared } from '#game.ts';
import { DealtHands, type Dealt, type Hand } from '#live/dealt-hands.tsx';
import type { LiveGame, SpotFacts } from '#live/live-game.ts';
import type { LiveRound } from '#live/live-wire.ts';
import { openLive } from '#live/open-live.tsx';
import { SpotButton } from '#live/spot-button.tsx';
import { tableOf } from '#live/tables.ts';
import type { Bead } from '#roads/road-drawings.tsx';
import { loadRoadTexts } from '#roads/road-texts.ts';
import { RoadList, RoadStrip } from '#roads/roads-panel.tsx';
import { figure } from '#screen-parts/numbers.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { loadBaccaratTexts, type BaccaratTexts } from './baccarat-texts.ts';
import { resultText } from './result-text.ts';
import {
  baccaratRules,
  isPair,
  outcome,
  sideOf,
  THIRD_MS,
  thirdCards,
  totalOf,
  type Baccarat,
} from './rules.ts';
import { PAYS, SPOTS, type Spot } from './spots.ts';
import { FOLDER, TABLES } from './tables.ts';

const HUE = 28;
/** Cards are laid in the order they are dealt; the player's are turned first. */
const LAID_EVERY_MS = 500;
const FIRST_LAID_MS = 600;
const PLAYER_TURNED_MS = 2_900;
const BANKER_TURNED_MS = 4_300;
const THIRD_LAID_MS = 5_000;

export async function openBaccarat(language: Language, variant: string): Promise<OpenedScreen | null> {
  const table = tableOf(TABLES, FOLDER, variant === '' ? undefined : variant);
  if (!table) return null;
  const [words, cards, roads] = await Promise.all([
    loadBaccaratTexts(language),
    loadCardTexts(language),
    loadRoadTexts(language),
  ]);
  const spots = SPOTS.map((id) => spotFacts(id, words, language));
  const names = { red: words.spots.banker, blue: words.spots.player, tie: words.spots.tie };
  const beads = (history: readonly LiveRound[]): Bead[] =>
    history.map((round) => beadOf(outcome.parse(round.outcome), words)).toReversed();
  const game: LiveGame = {
    title: words.title,
    table,
    rules: plugShared(baccaratRules(table)),
    hue: HUE,
    shoe: SHOE_CARDS,
    spots,
    resultText: (shown) => resultText(outcome.parse(shown), words, language),
    banner: (shown) => {
      const side = sideOf(outcome.parse(shown));
      return {
        word: words.spots[side],
        tone: side === 'banker' ? 'red' : side === 'player' ? 'blue' : 'green',
      };
    },
    stage: (shown, shownMs) => (
      <DealtHands
        hands={handsOf(shown === null ? null : outcome.parse(shown), words, language)}
        shownMs={shownMs}
        texts={cards}
      />
    ),
    seenAfterMs: (shown) => BANKER_TURNED_MS + 700 + THIRD_MS * thirdCards(outcome.parse(shown)),
    board: (view) => (
      <div className="bc-board">
        {spots.map((spot) => (
          <SpotButton
            key={spot.id}
            view={view}
            spot={spot}
            tone={toneOf(spot.id)}
            className={`bc-${spot.id}`}
          />
        ))}
      </div>
    ),
    past: (history) => <RoadStrip beads={beads(history)} names={names} texts={roads} language={language} />,
    pastLarge: (history) => (
      <RoadList beads={beads(history)} names={names} texts={roads} language={language} />
    ),
    rulesText: Object.values(words.rules),
  };
  return openLive(language, game);
}

function spotFacts(id: Spot, words: BaccaratTexts, language: Language): SpotFacts {
  const { hundredths, edgeBasisPoints } = PAYS[id];
  return {
    id,
    name: words.spots[id],
    pays: `${figure(hundredths / 100, language)}:${figure(1, language)}`,
    edgeBasisPoints,
  };
}

const toneOf = (id: string): 'red' | 'blue' | 'green' =>
  id.startsWith('banker') ? 'red' : id.startsWith('player') ? 'blue' : 'green';

function beadOf(shown: Baccarat, words: BaccaratTexts): Bead {
  const side = sideOf(shown);
  return {
    mark: side === 'banker' ? 'red' : side === 'player' ? 'blue' : 'tie',
    letter: words.letters[side],
    dots: [
      ...(isPair(shown.banker) ? (['red'] as const) : []),
      ...(isPair(shown.player) ? (['blue'] as const) : []),
    ],
  };
}

const handsOf = (shown: Baccarat | null, words: BaccaratTexts, language: Language): readonly Hand[] =>
  (['player', 'banker'] as const).map((id) => ({
    id,
    name: words.spots[id],
    tone: id === 'banker' ? 'red' : 'blue',
    cards: shown === null ? [] : shown[id].map((card, place) => dealt(shown, id, card, place)),
    points: (turned) => figure(totalOf(turned), language),
  }));

/** The banker's third card waits for the player's, where there is one. */
function dealt(shown: Baccarat, id: 'player' | 'banker', card: Card, place: number): Dealt {
  const isBanker = id === 'banker';
  if (place < 2) {
    const laidAt = FIRST_LAID_MS + LAID_EVERY_MS * (place * 2 + Number(isBanker));
    return { card, laidAt, turnedAt: (isBanker ? BANKER_TURNED_MS : PLAYER_TURNED_MS) + place * 300 };
  }
  const laidAt = THIRD_LAID_MS + (isBanker && shown.player.length === 3 ? THIRD_MS : 0);
  return { card, laidAt, turnedAt: laidAt + 900 };
}
