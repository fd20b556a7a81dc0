import './dragon-tiger.css';
import type { Language } from '@maidan/contract/languages.ts';
import { loadCardTexts } from '#cards/card-texts.ts';
import { SHOE_CARDS } from '#cards/shoe.ts';
import { plugShared } from '#game.ts';
import { DealtHands } from '#live/dealt-hands.tsx';
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
import { loadDragonTigerTexts, type DragonTigerTexts } from './dragon-tiger-texts.ts';
import { resultText } from './result-text.ts';
import { dragonTigerRules, outcome, sideOf, valueOf, type DragonTiger } from './rules.ts';
import { PAYS, SPOTS, type Spot } from './spots.ts';
import { FOLDER, TABLES } from './tables.ts';

const HUE = 160;
/** When each card is laid down and turned, after bets were closed. */
const LAID = [700, 1_300] as const;
const TURNED = [2_400, 3_800] as const;
const SEEN_MS = 4_300;

export async function openDragonTiger(language: Language, variant: string): Promise<OpenedScreen | null> {
  const table = tableOf(TABLES, FOLDER, variant === '' ? undefined : variant);
  if (!table) return null;
  const [words, cards, roads] = await Promise.all([
    loadDragonTigerTexts(language),
    loadCardTexts(language),
    loadRoadTexts(language),
  ]);
  const spots = SPOTS.map((id) => spotFacts(id, words, language));
  const names = { red: words.spots.dragon, blue: words.spots.tiger, tie: words.spots.tie };
  const beads = (history: readonly LiveRound[]): Bead[] =>
    history.map((round) => beadOf(outcome.parse(round.outcome), words)).toReversed();
  const game: LiveGame = {
    title: words.title,
    table,
    rules: plugShared(dragonTigerRules(table)),
    hue: HUE,
    shoe: SHOE_CARDS,
    spots,
    resultText: (shown) => resultText(outcome.parse(shown), words, cards),
    banner: (shown) => bannerOf(outcome.parse(shown), words),
    stage: (shown, shownMs) => (
      <DealtHands
        hands={handsOf(shown === null ? null : outcome.parse(shown), words, language)}
        shownMs={shownMs}
        texts={cards}
      />
    ),
    seenAfterMs: () => SEEN_MS,
    board: (view) => (
      <div className="dt-board">
        {spots.map((spot) => (
          <SpotButton
            key={spot.id}
            view={view}
            spot={spot}
            tone={toneOf(spot.id)}
            className={`dt-${spot.id}`}
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

const spotFacts = (id: Spot, words: DragonTigerTexts, language: Language): SpotFacts => ({
  id,
  name: words.spots[id],
  pays: `${figure(PAYS[id].to1, language)}:${figure(1, language)}`,
  edgeBasisPoints: PAYS[id].edgeBasisPoints,
});

const toneOf = (id: string): 'red' | 'blue' | 'green' =>
  id.startsWith('dragon') ? 'red' : id.startsWith('tiger') ? 'blue' : 'green';

const TONES = { dragon: 'red', tiger: 'blue', tie: 'tie' } as const;

function beadOf(shown: DragonTiger, words: DragonTigerTexts): Bead {
  const side = sideOf(shown);
  return { mark: TONES[side], letter: words.letters[side], dots: [] };
}

function bannerOf(shown: DragonTiger, words: DragonTigerTexts): ReturnType<LiveGame['banner']> {
  const side = sideOf(shown);
  const isSuited = shown.dragon === shown.tiger;
  return {
    word: isSuited ? words.spots['suited-tie'] : words.spots[side],
    tone: side === 'tie' ? 'green' : TONES[side],
  };
}

const handsOf = (shown: DragonTiger | null, words: DragonTigerTexts, language: Language) =>
  (['dragon', 'tiger'] as const).map((id, place) => ({
    id,
    name: words.spots[id],
    tone: id === 'dragon' ? ('red' as const) : ('blue' as const),
    cards:
      shown === null ? [] : [{ card: shown[id], laidAt: LAID[place] ?? 0, turnedAt: TURNED[place] ?? 0 }],
    points: ([card]: readonly number[]) => (card === undefined ? '' : figure(valueOf(card), language)),
  }));
