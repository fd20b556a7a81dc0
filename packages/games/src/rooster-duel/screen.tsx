import './rooster-duel.css';
import type { Language } from '@maidan/contract/languages.ts';
import { percentText } from '#game-parts/rule-parts.tsx';
import type { LiveGame } from '#live/live-game.ts';
import type { LiveRound } from '#live/live-wire.ts';
import { openLive } from '#live/open-live.tsx';
import { PastMarks, type PastMark } from '#live/past-marks.tsx';
import { plugShared } from '#game.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { Arena } from './arena.tsx';
import { CALLED_OFF_ONE_IN, chanceOf, SPOTS, type Spot } from './contest.ts';
import { COMMISSION_BASIS_POINTS, MOST_TIMES } from './pool.ts';
import { PoolBoard } from './pool-board.tsx';
import { loadRoosterTexts, type RoosterTexts } from './rooster-texts.ts';
import { resultText } from './result-text.ts';
import { endOf, outcome as schema, roosterDuelRules, seenAfterMs } from './rules.ts';
import { Sky } from './sky.tsx';
import { ROOSTER_DUEL } from './table.ts';

const OWN_HUE = 330;
const LAST = 14;
const TONES = { meron: 'red', draw: 'green', wala: 'blue' } as const;

/** The screen with its words in one language; no other comes along. */
export async function openRoosterDuel(language: Language): Promise<OpenedScreen> {
  return openLive(language, roosterGame(await loadRoosterTexts(language), language));
}

function roosterGame(words: RoosterTexts, language: Language): LiveGame {
  const endText = (shown: unknown): string => {
    const end = endOf(schema.parse(shown));
    return end === null ? words.off : words.spots[end];
  };
  const marksOf = (rounds: readonly LiveRound[]): PastMark[] =>
    rounds.map((round) => markOf(round, words, language));
  const spots = SPOTS.map((id) => ({
    id,
    name: words.spots[id],
    pays: words.share,
    edgeBasisPoints: COMMISSION_BASIS_POINTS,
  }));
  return {
    title: words.title,
    table: ROOSTER_DUEL,
    rules: plugShared(roosterDuelRules),
    hue: OWN_HUE,
    shoe: null,
    spots,
    scene: <Sky />,
    resultText: (shown) => resultText(schema.parse(shown), words, language),
    banner: (shown) => {
      const end = endOf(schema.parse(shown));
      return { word: endText(shown), tone: end === null ? 'black' : TONES[end] };
    },
    stage: (shown, shownMs) => (
      <Arena
        shown={shown === null ? null : schema.parse(shown)}
        shownMs={shownMs}
        words={words}
        language={language}
      />
    ),
    seenAfterMs: (shown) => seenAfterMs(schema.parse(shown)),
    board: (view) => <PoolBoard view={view} spots={spots} words={words} />,
    past: (history) => <PastMarks marks={marksOf(history.slice(0, LAST))} />,
    pastLarge: (history) => <PastMarks marks={marksOf(history)} isLarge />,
    rulesText: rulesText(words, language),
  };
}

function markOf({ id, outcome }: LiveRound, words: RoosterTexts, language: Language): PastMark {
  const duel = schema.parse(outcome);
  const end: Spot | null = endOf(duel);
  const said = resultText(duel, words, language);
  return end === null
    ? { key: id, text: '~', said, tone: 'black' }
    : { key: id, text: words.spots[end].slice(0, 1), said, tone: TONES[end] };
}

function rulesText(words: RoosterTexts, language: Language): string[] {
  const percent = (share: number) => percentText(Math.round(share * 10_000), language);
  return [
    words.howTo,
    fill(words.poolRule, { commission: percentText(COMMISSION_BASIS_POINTS, language) }),
    words.moves,
    fill(words.least, { most: figure(MOST_TIMES, language) }),
    fill(words.back, { count: figure(CALLED_OFF_ONE_IN, language) }),
    fill(words.chances, {
      meron: percent(chanceOf('meron')),
      wala: percent(chanceOf('wala')),
      draw: percent(chanceOf('draw')),
      off: percent(1 / CALLED_OFF_ONE_IN),
    }),
  ];
}
