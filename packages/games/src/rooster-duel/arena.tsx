import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { passOf, PASSES, SIDES, type Side } from './contest.ts';
import { PaperRooster } from './paper-rooster.tsx';
import type { RoosterTexts } from './rooster-texts.ts';
import { flownAt, scoreNow, seenAfterMs, type RoosterDuel } from './rules.ts';

type Props = {
  /** Null while bets are taken. */
  shown: RoosterDuel | null;
  /** Since bets were closed. */
  shownMs: number;
  words: RoosterTexts;
  language: Language;
};

const HOOPS = [1, 2, 3];

/** Two paper roosters take turns through three hoops of light; they never meet. */
export function Arena({ shown, shownMs, words, language }: Props) {
  const ways = shown === null ? [] : shown.passes.slice(0, flownAt(shown, shownMs));
  const isOver = shown !== null && shownMs >= seenAfterMs(shown);
  const now = ways.at(-1);
  const pass = now === undefined || isOver ? null : passOf(now);
  const score = scoreNow({ passes: ways });
  const isFoggy = isOver && shown.calledOffIn !== null;
  const winner = isOver && !isFoggy && score.meron !== score.wala;
  const winnerSide: Side | null = winner ? (score.meron > score.wala ? 'meron' : 'wala') : null;
  return (
    <div className="kr-arena" data-foggy={isFoggy}>
      <div className="kr-score" aria-hidden="true">
        <ScoreOf side="meron" words={words} points={figure(score.meron, language)} />
        <ol className="kr-passes">
          {Array.from({ length: PASSES }, (_, place) => {
            const way = ways[place];
            const flownPass = way === undefined ? null : passOf(way);
            return (
              <li key={place} data-side={flownPass?.side}>
                {flownPass ? figure(flownPass.points, language) : ''}
              </li>
            );
          })}
        </ol>
        <ScoreOf side="wala" words={words} points={figure(score.wala, language)} />
      </div>
      <div className="kr-air" aria-hidden="true">
        <div className="kr-hoops">
          {HOOPS.map((points) => (
            <i
              key={points}
              data-side={pass && pass.points >= points ? pass.side : undefined}
              style={{ '--at': points } as object}
            />
          ))}
        </div>
        {SIDES.map((side) => (
          <div key={side} className="kr-flyer" data-side={side} data-won={winnerSide === side}>
            {/* A new pass is a new flight, even of the same rooster. */}
            <div
              key={pass?.side === side ? ways.length : 'still'}
              className="kr-path"
              data-flying={pass?.side === side}
            >
              <PaperRooster side={side} />
            </div>
          </div>
        ))}
        {isFoggy && <p className="kr-fog">{words.calledOff}</p>}
      </div>
    </div>
  );
}

function ScoreOf({ side, words, points }: { side: Side; words: RoosterTexts; points: string }) {
  return (
    <p className="kr-points" data-side={side}>
      <span>{words.spots[side]}</span>
      <strong>{points}</strong>
    </p>
  );
}
