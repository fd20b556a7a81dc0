import { useEffect, useState } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { LEAGUES, type League } from '../leagues.ts';
import type { Sport } from '../sport.ts';
import { Unread } from './bets-panel.tsx';
import type { ShownMatch } from './book-client.ts';
import { findByName } from './find-by-name.ts';
import { MatchRow } from './match-row.tsx';
import type { Shared } from './shared.ts';
import { teamKey, type Favourites } from './use-favourites.ts';
import { leagueName, sportTexts, teamName } from './words.ts';

export type ListTab = 'live' | 'next';
type Props = Shared & {
  favourites: Favourites;
  tab: ListTab;
  sport: Sport;
  /** Null: all of the sport. */
  league: League | null;
  /** Whether matches are looked for in all sports. */
  onWide: (isWide: boolean) => void;
  onOpen: (id: string) => void;
};

/** A match that is over stays among those in play until it has been looked at. */
const isIn = ({ play, startsAt, fixture }: ShownMatch, tab: ListTab, now: number): boolean =>
  tab === 'next'
    ? play.phase === 'before'
    : play.phase === 'playing' ||
      (play.phase !== 'before' && now - startsAt < play.step * fixture.league.stepMs + 30_000);

const isOver = ({ play }: ShownMatch): boolean => play.phase === 'ended' || play.phase === 'abandoned';

/** Matches by league, in the order in which they begin; what is over comes last. */
export function MatchList({ favourites, tab, sport, league, onOpen, onWide, ...shared }: Props) {
  const { words, state, now } = shared;
  const { texts } = words;
  const [search, setSearch] = useState('');
  const [onlyFavourites, setOnly] = useState(false);
  const isFavourite = ({ fixture: { league: of, home, away } }: ShownMatch) =>
    [home, away].some((team) => favourites.teams.has(teamKey(of.code, team)));
  const isUnknown = favourites.are === 'unread' || favourites.are === 'unreadable';
  const namesOf = ({ fixture: { league: of, home, away } }: ShownMatch) => [
    sportTexts(words, of.sport).name,
    leagueName(words, of),
    teamName(words, of, home),
    teamName(words, of, away),
  ];
  // What is looked for by name, or kept as a favourite, may be of any sport.
  const isWide = search.trim() !== '' || onlyFavourites;
  useEffect(() => onWide(isWide), [onWide, isWide]);
  const shown = findByName([...state.matches.values()], search, namesOf).filter(
    (match) => isIn(match, tab, now) && (!onlyFavourites || isFavourite(match)),
  );
  const isDone = (one: League): boolean =>
    shown.every((match) => match.fixture.league.code !== one.code || isOver(match));
  // A league in which everything is over stands below those that play.
  const leagues = leaguesIn(isWide ? null : sport, isWide ? null : league)
    .filter((one) => shown.some(({ fixture }) => fixture.league.code === one.code))
    .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <>
      <div className="sb-find">
        <input
          type="search"
          value={search}
          maxLength={40}
          placeholder={texts.search}
          aria-label={texts.search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <button type="button" aria-pressed={onlyFavourites} onClick={() => setOnly(!onlyFavourites)}>
          ★ {texts.favourites}
        </button>
      </div>
      {favourites.isUnkept && (
        <p className="gs-problem-text" role="alert">
          {texts.failed.favourite}
        </p>
      )}
      {favourites.are === 'unreadable' && (
        <Unread text={texts.failed.favourites} again={texts.line.again} onAgain={favourites.read} />
      )}
      {state.line === 'loading' && <p className="sb-loading" aria-busy="true" />}
      {state.line !== 'loading' && leagues.length === 0 && !(onlyFavourites && isUnknown) && (
        <p className="sb-empty">
          {onlyFavourites && favourites.teams.size === 0 ? texts.nothing.favourites : texts.nothing[tab]}
        </p>
      )}
      {leagues.map((one) => (
        <section key={one.code} className="sb-league" aria-label={leagueName(words, one)}>
          <h2>
            {isWide && `${sportTexts(words, one.sport).name} · `}
            {leagueName(words, one)}
            <small>{fill(texts.pace, { pace: figure(one.pace, words.language) })}</small>
          </h2>
          <ul>
            {shown
              .filter(({ fixture }) => fixture.league.code === one.code)
              .toSorted(
                (a, b) =>
                  Number(isOver(a)) - Number(isOver(b)) ||
                  a.startsAt - b.startsAt ||
                  a.fixture.number - b.fixture.number,
              )
              .map((match) => (
                <MatchRow
                  key={match.fixture.id}
                  {...shared}
                  {...{ match, onOpen }}
                  favourites={favourites.teams}
                  onFavourite={(of, team) => void favourites.toggle(of, team)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const leaguesIn = (sport: Sport | null, league: League | null): readonly League[] =>
  league ? [league] : LEAGUES.filter((one) => sport === null || one.sport === sport);
