import { useEffect, useRef } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { LEAGUES, type League } from '../leagues.ts';
import type { Sport } from '../sport.ts';
import type { ShownMatch } from './book-client.ts';
import { DRAWINGS } from './drawings.ts';
import { leagueName, shownSports, sportTexts, type Words } from './words.ts';

type Props = {
  words: Words;
  sport: Sport;
  league: League | null;
  matches: ReadonlyMap<string, ShownMatch>;
  onSport: (sport: Sport) => void;
  onLeague: (league: League | null) => void;
};

/** The sports, and every league of the one that is looked at with its pace; on a phone rows to push along. */
export function LeagueBar({ words, sport, league, matches, onSport, onLeague }: Props) {
  const { texts, language } = words;
  const { name } = sportTexts(words, sport);
  const sports = shownSports(words);
  const bar = useRef<HTMLElement>(null);
  // A narrow screen does not hold all of them: the chosen one is in view.
  useEffect(() => {
    const chosen = bar.current?.querySelector(`[data-sport="${sport.code}"]`)?.getBoundingClientRect();
    if (!bar.current || !chosen) return;
    const { left, width } = bar.current.getBoundingClientRect();
    bar.current.scrollLeft += chosen.left - left - (width - chosen.width) / 2;
  }, [sport]);
  const isOn = ({ code }: League) =>
    [...matches.values()].some(
      ({ fixture, play }) => fixture.league.code === code && play.phase === 'playing',
    );
  return (
    <div className="sb-choice">
      {sports.length > 1 && (
        <nav ref={bar} className="sb-sports" aria-label={texts.sportsLabel}>
          {sports.map((one) => (
            <button
              key={one.code}
              type="button"
              aria-pressed={one === sport}
              data-sport={one.code}
              onClick={() => onSport(one)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={DRAWINGS[one.code]?.icon} />
              </svg>
              {sportTexts(words, one).name}
            </button>
          ))}
        </nav>
      )}
      <nav className="sb-leagues" aria-label={name}>
        <button type="button" aria-pressed={league === null} onClick={() => onLeague(null)}>
          {texts.all}
        </button>
        {LEAGUES.filter((one) => one.sport === sport).map((one) => (
          <button
            key={one.code}
            type="button"
            aria-pressed={league?.code === one.code}
            data-league={one.code}
            onClick={() => onLeague(one)}
          >
            {isOn(one) && <span className="sb-dot" aria-hidden="true" />}
            {leagueName(words, one)}
            <small>{fill(texts.pace, { pace: figure(one.pace, language) })}</small>
          </button>
        ))}
      </nav>
    </div>
  );
}
