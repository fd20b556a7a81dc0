import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { sportOf } from '../sports.ts';
import type { MatchEvent } from '../sport.ts';
import type { ShownMatch } from './book-client.ts';
import { teamName, type Words } from './words.ts';

type Props = { match: ShownMatch; words: Words };

const happenedText = ({ fixture }: ShownMatch, words: Words, { at, kind, side }: MatchEvent): string => {
  const { texts, language } = words;
  return fill(texts.happened, {
    minute: fill(texts.minute, { minute: figure(at, language) }),
    what: Object.hasOwn(texts.events, kind) ? texts.events[kind as keyof typeof texts.events] : kind,
    team: teamName(words, fixture.league, fixture[side]),
  });
};

/** The pitch, where the ball is as far as the last events tell, and everything that has happened along a line of minutes. */
export function Tracker({ match, words }: Props) {
  const { fixture, play } = match;
  const { steps } = sportOf(fixture.league.sport);
  const last = play.events.at(-1);
  const x = (at: number): number => 4 + (92 * at) / steps;
  return (
    <figure className="sb-tracker">
      <svg viewBox="0 0 100 46" className="sb-pitch" aria-hidden="true">
        <rect x="1" y="1" width="98" height="44" rx="2" />
        <path d="M50 1v44M1 11h14v24H1M99 11H85v24h14" />
        <circle cx="50" cy="23" r="7" />
        {last && play.phase === 'playing' && (
          <g
            className="sb-ball"
            style={{ transform: `translate(${ballX(last)}px, ${10 + ((last.at * 17) % 26)}px)` }}
          >
            <circle r="1.6" />
          </g>
        )}
      </svg>
      <svg viewBox="0 0 100 16" className="sb-line" aria-hidden="true">
        <path d="M4 8h92" />
        <path className="sb-line-done" d={`M4 8H${x(play.step)}`} />
        {play.events
          .filter(({ kind }) => kind === 'goal' || kind === 'card')
          .map(({ at, kind, side }) => (
            <circle
              key={`${at} ${kind} ${side}`}
              className={`sb-mark sb-mark-${kind}`}
              cx={x(at)}
              cy={side === 'home' ? 4 : 12}
              r={kind === 'goal' ? 2.2 : 1.3}
            />
          ))}
      </svg>
      <figcaption>
        <h3>{words.texts.tracker}</h3>
        <ol className="sb-happened">
          {play.events.toReversed().map((event) => (
            <li key={`${event.at} ${event.kind} ${event.side}`} data-kind={event.kind}>
              {happenedText(match, words, event)}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** Near the goal of the side that is attacked. */
function ballX({ kind, side }: MatchEvent): number {
  const near = { goal: 6, shot: 14, corner: 3, card: 40 }[kind] ?? 30;
  return side === 'home' ? 100 - near : near;
}
