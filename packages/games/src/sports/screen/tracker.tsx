import { fill } from '#screen-parts/screen-texts.ts';
import type { MatchEvent } from '../sport.ts';
import type { ShownMatch } from './book-client.ts';
import { DRAWINGS } from './drawings.ts';
import { eventText, momentText, teamName, type Words } from './words.ts';

type Props = { match: ShownMatch; words: Words };

const happenedText = (
  { fixture: { league, ...teams } }: ShownMatch,
  words: Words,
  event: MatchEvent,
): string =>
  fill(words.texts.happened, {
    moment: momentText(words, league.sport, event.at),
    what: eventText(words, league.sport, event),
    team: teamName(words, league, teams[event.side]),
  });

/** How the match stands, as its sport draws it, and everything that has happened. */
export function Tracker({ match, words }: Props) {
  const { fixture, play } = match;
  const drawing = DRAWINGS[fixture.league.sport.code];
  return (
    <figure className="sb-tracker">
      {drawing && <drawing.Field match={match} words={words} />}
      <figcaption>
        <h3>{words.texts.tracker}</h3>
        {/* It scrolls, so that keys must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ol className="sb-happened" aria-label={words.texts.tracker} tabIndex={0}>
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
