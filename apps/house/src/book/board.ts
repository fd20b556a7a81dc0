import type { BookMatch, SeasonAnswer } from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt, ROUNDS, type Fixture } from '@maidan/games/sports/calendar.ts';
import { LEAGUES, TEAMS, type League } from '@maidan/games/sports/leagues.ts';
import {
  announcedPlay,
  decidedBy,
  endsAt,
  finalPlay,
  playAt,
  REVIEW_MS,
} from '@maidan/games/sports/match.ts';
import type { Play, Sport } from '@maidan/games/sports/sport.ts';
import type { Book, HeldMatch } from './book.ts';
import { promisedSeason } from './season.store.ts';

export const ROUNDS_AHEAD = 3;
const FORM = 5;

const rounds = (league: League, from: number, to: number): Fixture[] =>
  Array.from({ length: to - from + 1 }, (_, index) => fixturesOfRound(league, from + index)).flat();

/** Of a sport: the last round, the one in play, and those that bets are taken on. */
export async function boardOf(book: Book, sport: Sport): Promise<BookMatch[]> {
  const now = book.now();
  const fixtures = LEAGUES.filter((league) => league.sport === sport).flatMap((league) => {
    const round = roundAt(league, now);
    return rounds(league, round - 1, round + ROUNDS_AHEAD);
  });
  return Promise.all(fixtures.map((fixture) => presentMatch(book, fixture, now)));
}

/** As everybody may know it at this moment: while the result is looked at, as it was announced. */
function shownPlay(fixture: Fixture, { match }: HeldMatch, now: number): Play {
  const over = now - endsAt(fixture, match);
  return over >= 0 && over < REVIEW_MS ? announcedPlay(fixture, match) : playAt(fixture, match, now);
}

async function presentMatch(book: Book, fixture: Fixture, now: number): Promise<BookMatch> {
  const held = await book.held(fixture);
  const { phase, step, events } = shownPlay(fixture, held, now);
  const isOver = phase === 'ended' || phase === 'abandoned';
  const { id, home, away, round, startsAt } = fixture;
  return {
    id,
    home,
    away,
    round,
    phase,
    step,
    events: [...events],
    startsInMs: startsAt - now,
    commitment: held.commitment,
    // Before, it would tell of a result that is announced wrongly.
    seed: isOver && now >= endsAt(fixture, held.match) + REVIEW_MS ? held.seed : null,
  };
}

type Row = SeasonAnswer['rows'][number];

/** The table of the season that is under way, from the results of its matches. */
export async function seasonOf(book: Book, league: League): Promise<SeasonAnswer> {
  const now = book.now();
  const round = roundAt(league, now);
  const season = Math.floor(round / ROUNDS);
  const { commitment } = await book.seasonOf({ league, season });
  const rows = Array.from({ length: TEAMS }, (_, team): Row => ({
    team,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    points: 0,
    form: [],
  }));
  for (const fixture of rounds(league, season * ROUNDS, round)) {
    const { match } = await book.held(fixture);
    const play = finalPlay(fixture, match);
    if (play.phase !== 'ended' || now < endsAt(fixture, match) + REVIEW_MS) continue;
    const score = league.sport.score(play);
    note(league.sport, rows[fixture.home], score.home, score.away);
    note(league.sport, rows[fixture.away], score.away, score.home);
  }
  rows.sort(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      one.team - other.team,
  );
  return { season, commitment, before: await seasonBefore(book, league, season, now), rows };
}

/** While a match of it may still be told of or corrected, its seed would tell the rest. */
async function seasonBefore(
  { house }: Book,
  league: League,
  season: number,
  now: number,
): Promise<SeasonAnswer['before']> {
  const last = season * ROUNDS - 1;
  if (rounds(league, last, last).some((fixture) => now < decidedBy(fixture))) return null;
  const promised = await promisedSeason(house.db, { league: league.code, season: season - 1 });
  return promised && { season: season - 1, commitment: promised.commitment, seed: promised.seed };
}

function note({ points }: Sport, row: Row | undefined, scored: number, conceded: number): void {
  if (!row) return;
  const how = scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn';
  row.played += 1;
  row[how] += 1;
  row.scored += scored;
  row.conceded += conceded;
  row.points += { won: points.won, drawn: points.drawn ?? 0, lost: 0 }[how];
  row.form.push(how);
  if (row.form.length > FORM) row.form.shift();
}
