import './cricket.css';
import { digits } from '@maidan/contract/digits.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { ShownMatch } from '../screen/book-client.ts';
import type { SportDrawing } from '../screen/drawings.ts';
import { sportTexts, teamName, type Words } from '../screen/words.ts';
import type { MatchEvent, Play } from '../sport.ts';
import { BALLS, OVERS } from './balls.ts';
import { ballOf, inningsOf, otherSide, overOf, runsOfOver, scorecardOf } from './scorecard.ts';

type Props = { match: ShownMatch; words: Words };
/** A taller over than this is cut off. */
const TALLEST = 24;

/** The ground with the last ball, the over that is bowled ball by ball, and the runs of every over with its wickets. */
function Ground({ match, words }: Props) {
  const { play } = match;
  return (
    <>
      <svg viewBox="0 0 100 46" className="cr-ground" aria-hidden="true">
        <ellipse cx="50" cy="23" rx="49" ry="22" className="cr-grass" />
        <ellipse cx="50" cy="23" rx="45" ry="19.5" className="cr-rope" />
        <ellipse cx="50" cy="23" rx="21" ry="10" className="cr-ring" />
        <rect x="40" y="20.5" width="20" height="5" rx="0.6" className="cr-strip" />
        <path d="M42 21v4M58 21v4" className="cr-crease" />
        <path d="M41 22v2M41.5 22v2M42 22v2M59 22v2M58.5 22v2M58 22v2" className="cr-stumps" />
        <LastBall play={play} />
      </svg>
      <Chase match={match} words={words} />
      <ThisOver play={play} words={words} />
      <Overs play={play} />
    </>
  );
}

const isBall = ({ at, kind }: MatchEvent): boolean => at > 0 && kind !== 'over' && kind !== 'misreport';

/** Where the last ball went: to the rope, over it, into the field, or into the stumps. */
function LastBall({ play }: { play: Play }) {
  const last = play.events.findLast(isBall);
  if (!last || play.phase !== 'playing') return null;
  const far = { six: 1.06, four: 0.98, run: 0.48, dot: 0.2, wicket: 0 }[last.kind] ?? 0.3;
  const angle = last.at * 2.4;
  const [x, y] =
    far === 0 ? [58.5, 23] : [50 + 45 * far * Math.cos(angle), 23 + 19.5 * far * Math.sin(angle)];
  return (
    <g className="cr-ball" data-kind={last.kind} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle r="1.5" />
    </g>
  );
}

/** What the side that bats second still needs. */
function Chase({ match: { fixture, play }, words }: Props) {
  const { first, runs } = scorecardOf(play);
  if (first === null || inningsOf(play.step + 1) === 1) return null;
  const second = otherSide(first);
  const need = runs[first] + 1 - runs[second];
  if (play.phase !== 'playing' || need <= 0) return null;
  const { language } = words;
  return (
    <p className="cr-chase">
      {fill(sportTexts(words, fixture.league.sport).drawing?.['needs'] ?? '', {
        team: teamName(words, fixture.league, fixture[second]),
        runs: figure(need, language),
        balls: figure(BALLS - ballOf(play.step + 1) + 1, language),
      })}
    </p>
  );
}

function ThisOver({ play, words }: { play: Play; words: Words }) {
  const over = play.events.filter(
    (event) =>
      isBall(event) && inningsOf(event.at) === inningsOf(play.step) && overOf(event.at) === overOf(play.step),
  );
  const sign = ({ kind, value }: MatchEvent): string =>
    kind === 'wicket' ? 'W' : value === 0 ? '•' : digits(String(value), words.language);
  return (
    <div className="cr-over" aria-hidden="true">
      {over.map((event) => (
        <span key={event.at} data-kind={event.kind}>
          {sign(event)}
        </span>
      ))}
    </div>
  );
}

function Overs({ play: { events } }: { play: Play }) {
  const bars = ([1, 2] as const).flatMap((innings) =>
    Array.from({ length: OVERS }, (_, index) => {
      const over = index + 1;
      const out = events.filter(
        ({ kind, at }) => kind === 'wicket' && inningsOf(at) === innings && overOf(at) === over,
      ).length;
      return { innings, over, out, runs: runsOfOver(events, innings, over) };
    }),
  );
  return (
    <svg viewBox="0 0 100 30" className="cr-bars" aria-hidden="true">
      <path d="M2 29h47M51 29h47" />
      {bars.map(({ innings, over, out, runs }) => {
        const x = (innings === 1 ? 2 : 51) + (over - 1) * 2.35;
        const height = Math.min(TALLEST, runs ?? 0);
        return (
          runs !== null && (
            <g key={`${innings} ${over}`} data-innings={innings}>
              <rect x={x} y={29 - height} width="1.75" height={height} rx="0.3" />
              {Array.from({ length: out }, (_, wicket) => (
                <circle key={wicket} cx={x + 0.875} cy={27 - height - 2 * wicket} r="0.8" />
              ))}
            </g>
          )
        );
      })}
    </svg>
  );
}

export const cricketDrawing: SportDrawing = {
  icon: 'M5 19l2-2M7 17l-1.5-1.5L15 6l3 3l-9.5 9.5zM18 9l-3-3M17 16a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  Field: Ground,
};
