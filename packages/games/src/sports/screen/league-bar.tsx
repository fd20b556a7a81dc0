import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { LEAGUES, type League } from '../leagues.ts';
import type { ShownMatch } from './book-client.ts';
import { leagueName, type Words } from './words.ts';

type Props = {
  words: Words;
  league: League | null;
  matches: ReadonlyMap<string, ShownMatch>;
  onLeague: (league: League | null) => void;
};

/** Every league with its pace; on a phone a row to push along. */
export function LeagueBar({ words, league, matches, onLeague }: Props) {
  const { texts, language } = words;
  const isOn = ({ code }: League) =>
    [...matches.values()].some(
      ({ fixture, play }) => fixture.league.code === code && play.phase === 'playing',
    );
  return (
    <nav className="sb-leagues" aria-label={texts.sports.football}>
      <button type="button" aria-pressed={league === null} onClick={() => onLeague(null)}>
        {texts.all}
      </button>
      {LEAGUES.map((one) => (
        <button
          key={one.code}
          type="button"
          aria-pressed={league?.code === one.code}
          onClick={() => onLeague(one)}
        >
          {isOn(one) && <span className="sb-dot" aria-hidden="true" />}
          {leagueName(words, one)}
          <small>{fill(texts.pace, { pace: figure(one.pace, language) })}</small>
        </button>
      ))}
    </nav>
  );
}
