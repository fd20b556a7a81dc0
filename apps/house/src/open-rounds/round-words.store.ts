import type { HouseDatabase } from '#db/house-database.ts';
import type { ToldBet } from './words-of-bet.ts';
import type { PlayedRound } from './words-of-played.ts';

export type ToldRow = Required<ToldBet> & {
  id: string;
  /** Of a round of one player that has ended. */
  played: PlayedRound | null;
};

/** What is told of these rounds, of those that are the player's: open or over, of whatever shape. */
export function toldRoundsOf(
  db: HouseDatabase,
  playerId: string,
  ids: readonly string[],
): Promise<ToldRow[]> {
  return db.query<ToldRow>(
    `with asked as (select i::uuid as id from unnest($1::text[]) i
       where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
     select r.id, r.game_code, null::json as shared, null::jsonb as ticket, null::int as minute, null::json as book,
       json_build_object('bet', r.bet, 'outcome', r.outcome, 'win', r.win::text, 'currencySymbol', p.currency_symbol) as played
     from round r join play_session p on p.id = r.session_id
     where r.id = any($1::text[]) and r.player_id = $2 and r.state = 'settled'
     union all
     select b.id::text, r.game_code,
       json_build_object('chips', b.chips, 'leavesAt', b.leaves_at, 'currencySymbol', p.currency_symbol), null, null, null, null
     from shared_bet b join shared_round r on r.id = b.round_id join play_session p on p.id = b.session_id
     where b.id in (select id from asked) and b.player_id = $2
     union all
     select t.id::text, t.lottery, null, o.bet, t.minute, null, null
     from lottery_ticket t join lottery_order o on o.id = t.order_id
     where t.id in (select id from asked) and o.player_id = $2
     union all
     select b.id::text, p.game_code, null, null, null, json_build_object('size', b.size, 'legs',
         (select json_agg(json_build_object('matchId', l.match_id, 'market', l.market, 'selection', l.selection, 'odds', l.odds,
             'result', l.result) order by l.place) from book_leg l where l.bet_id = b.id)), null
     from book_bet b join play_session p on p.id = b.session_id
     where b.id in (select id from asked) and b.player_id = $2`,
    [ids, playerId],
  );
}
