import { Client } from 'pg';

export type RoundSeed = {
  roundId: string;
  placedAt: string;
  stake: number;
  payout?: number;
  state?: 'open' | 'closed' | 'void';
  vendorCode?: string;
  nodeId?: string;
};

/** Rounds as the wallet would leave them, written by the owner: for tests that are about reading. */
export async function addRounds(url: string, memberId: string, rounds: readonly RoundSeed[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
         bets_in_effect, placed_at, settled_at)
       select 'maidan', 'MAIDAN', r.id, $1, r.vendor, r.node, 'PLY', r.state, r.stake, r.payout,
         case when r.state = 'void' then 0 else 1 end, r.placed, case when r.state <> 'open' then r.placed end
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::timestamptz[])
         as r (id, vendor, node, state, stake, payout, placed)`,
      [
        memberId,
        rounds.map(({ roundId }) => roundId),
        rounds.map(({ vendorCode = 'CONF' }) => vendorCode),
        rounds.map(({ nodeId = 'conf-slot' }) => nodeId),
        rounds.map(({ state = 'closed' }) => state),
        rounds.map(({ stake, state }) => (state === 'void' ? 0 : stake)),
        rounds.map(({ payout = 0, state }) => (state === 'closed' || state === undefined ? payout : 0)),
        rounds.map(({ placedAt }) => placedAt),
      ],
    );
  } finally {
    await client.end();
  }
}
