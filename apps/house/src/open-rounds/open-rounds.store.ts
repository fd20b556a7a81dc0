import type { LegResult } from '@maidan/games/sports/sport.ts';
import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { SharedRound } from '#shared-rounds/shared-round.store.ts';

export type OpenRow = {
  id: string;
  gameCode: string;
  /** All that was taken for it so far. */
  stake: string;
  /** Of a bet on a round of many. */
  shared: OpenSharedBet | null;
  /** Of a ticket: what was bet, and the minute that draws it. */
  ticket: SoldBet | null;
  minute: number | null;
  /** Of a sitting at a table: what lies at its place, or lay there when the hand began. */
  chips: string | null;
  /** Of a bet on matches. */
  book: OpenBookBet | null;
  state: string;
  updatedAt: Date;
};

/** Chips by spot in minor units, or of a flight where its player leaves by itself. Times are those of the round. */
export type OpenSharedBet = {
  roundId: string;
  roundState: SharedRound['state'];
  startsAtMs: number;
  /** Null before it has begun. */
  endsAtMs: number | null;
  chips: Readonly<Record<string, string>> | null;
  leavesAt: number | null;
  currencySymbol: string;
};

/** `openStake` in minor units, as what is left of it decides what can still be paid. */
export type OpenBookBet = {
  openStake: string;
  size: number;
  legs: {
    matchId: string;
    market: string;
    selection: string;
    odds: number;
    result: LegResult | null;
    partsStand: boolean;
  }[];
};

/** Those of these rounds that are the player's and not over, of whatever shape. What they won is told when it is paid, and not here. */
export function openRoundsOf(
  db: HouseDatabase,
  playerId: string,
  ids: readonly string[],
): Promise<OpenRow[]> {
  return db.query<OpenRow>(
    `select id, game_code, stake, null::json as shared, null::jsonb as ticket, null::int as minute, null::bigint as chips, null::json as book, state, updated_at
     from round where id = any($1::text[]) and player_id = $2 and state in ('bet-sent', 'open', 'action-sent', 'win-sent')
     union all
     select b.id::text, r.game_code, b.stake, json_build_object('roundId', r.id, 'roundState', r.state,
         'startsAtMs', extract(epoch from r.starts_at) * 1000, 'endsAtMs', extract(epoch from r.ends_at) * 1000,
         'chips', b.chips, 'leavesAt', b.leaves_at, 'currencySymbol', p.currency_symbol), null, null, null, null, b.state, b.updated_at
     from shared_bet b join shared_round r on r.id = b.round_id join play_session p on p.id = b.session_id
     where b.id = any(select i::uuid from unnest($1::text[]) i
         where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
       and b.player_id = $2 and b.state in ('bet-sent', 'placed', 'win-sent')
     union all
     select t.id::text, t.lottery, t.stake, null, o.bet, t.minute, null, null, t.state, t.updated_at
     from lottery_ticket t join lottery_order o on o.id = t.order_id
     where t.id = any(select i::uuid from unnest($1::text[]) i
         where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
       and o.player_id = $2 and t.state in ('bet-sent', 'placed', 'win-sent')
     union all
     select s.id::text, s.game_code, s.buy_in, null, null, null, s.chips, null, s.state, s.updated_at
     from table_seat s
     where s.id = any(select i::uuid from unnest($1::text[]) i
         where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
       and s.player_id = $2 and s.state in ('buying', 'seated', 'leaving', 'paying')
     union all
     select b.id::text, p.game_code, b.stake, null, null, null, null, json_build_object('openStake', b.open_stake::text, 'size', b.size, 'legs',
         (select json_agg(json_build_object('matchId', l.match_id, 'market', l.market, 'selection', l.selection, 'odds', l.odds, 'result', l.result,
             'partsStand', coalesce((select m.parts_stand from book_match m where m.id = l.match_id), true)) order by l.place)
          from book_leg l where l.bet_id = b.id)), b.state, b.placed_at
     from book_bet b join play_session p on p.id = b.session_id
     where b.id = any(select i::uuid from unnest($1::text[]) i
         where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
       and b.player_id = $2 and b.state in ('bet-sent', 'open', 'undoing')`,
    [ids, playerId],
  );
}
