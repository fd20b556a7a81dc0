import { fixturesOfRound, roundAt } from '@maidan/games/sports/calendar.ts';
import { leagueOf } from '@maidan/games/sports/leagues.ts';
import { manifest as SPORTS } from '@maidan/games/sports/manifest.ts';
import type * as pg from 'pg';
import { until } from '../pages.ts';
import { PATIENCE_MS, type Ending, type NewBet } from './ending.ts';

const LEAGUE = leagueOf('football-60');
const STAKE = 500;
const ODDS = 250;
/** What they are on, in turn. */
const CHOICES = [
  ['result', 'home'],
  ['result', 'draw'],
  ['result', 'away'],
  ['both-score', 'yes'],
  ['both-score', 'no'],
] as const;
const ROUNDS_AHEAD = 10;

/** Matches of a coming round, one after the other; each is over when it is told to be, and its result stands at once. */
export function openMatches(atHouse: pg.Client): Ending {
  if (!LEAGUE) throw new Error('there is no such league');
  const round = roundAt(LEAGUE, Date.now()) + ROUNDS_AHEAD;
  const fixtures = [round, round + 1].flatMap((each) => fixturesOfRound(LEAGUE, each));
  const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> =>
    (await atHouse.query(text, values)).rows[0] as Row;
  let match = '';
  return {
    gameCode: SPORTS.code,
    stake: STAKE,
    async write(bets: readonly NewBet[]) {
      match = fixtures.shift()?.id ?? '';
      await atHouse.query(
        `insert into book_match (id, ends_at, final_at) values ($1, now() + interval '1 hour', now() + interval '1 hour')`,
        [match],
      );
      await atHouse.query(
        `with taken as (
           select *, row_number() over () as n from unnest($1::uuid[], $2::uuid[], $3::text[]) b (id, session, player)
         ), bet as (
           insert into book_bet (id, session_id, player_id, operation_id, stake, open_stake, size, accepts, state)
           select id, session, player, gen_random_uuid(), $4, $4, 1, 'same', 'open' from taken
         )
         insert into book_leg (bet_id, place, match_id, market, selection, step, odds)
         select id, 0, $5, ($6::text[])[n % $8 + 1], ($7::text[])[n % $8 + 1], 0, $9 from taken`,
        [
          bets.map(({ id }) => id),
          bets.map(({ sessionId }) => sessionId),
          bets.map(({ player }) => player),
          STAKE,
          match,
          CHOICES.map(([market]) => market),
          CHOICES.map(([, selection]) => selection),
          CHOICES.length,
          ODDS,
        ],
      );
    },
    async settle() {
      await atHouse.query('update book_match set ends_at = now(), final_at = now() where id = $1', [match]);
      const state = async () =>
        (await one<{ state: string }>('select state from book_match where id = $1', [match])).state;
      await until('the match is over', async () => (await state()) !== 'open');
      const from = performance.now();
      await until('its result stands', async () => (await state()) === 'final');
      await until(
        'every bet is paid',
        async () => {
          const { open } = await one<{ open: boolean }>(
            `select exists (select from book_bet where next_attempt_at is not null)
             or exists (select from book_payment where state = 'sent') as open`,
          );
          return !open;
        },
        PATIENCE_MS,
      );
      return performance.now() - from;
    },
    paid: async () => (await one<{ paid: string }>('select sum(paid)::text as paid from book_bet')).paid,
  };
}
