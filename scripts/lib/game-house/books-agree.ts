import type { HouseAndPlatform } from './house-and-platform.ts';
import { PURSE } from './seats.ts';

type Ended = { id: string; playerId: string; state: string; stake: string; win: string | null };

/** Where the two databases do not say the same of a round or a purse, and what is still open; none when all has ended as it was decided. */
export async function disagreements({ askHouse, askPlatform }: HouseAndPlatform): Promise<string[]> {
  const rounds = await askHouse<Ended>(
    `select id, player_id, state, stake, win from round
     union all select id::text, player_id, state, stake, win from shared_bet
     union all select t.id::text, o.player_id, t.state, t.stake, t.win
       from lottery_ticket t join lottery_order o on o.id = t.order_id`,
  );
  const moved = await askPlatform<{ roundId: string; bets: string; wins: string }>(
    `select round_id, coalesce(sum(amount) filter (where kind = 'bet'), 0) as bets, coalesce(sum(amount) filter (where kind = 'win'), 0) as wins
     from wallet_transaction where state = 'applied' and kind in ('bet', 'win') group by round_id`,
  );
  const found: string[] = [];
  const purses = new Map<string, bigint>();
  const movedIn = new Map(moved.map((row) => [row.roundId, row]));
  for (const { id, playerId, state, stake, win } of rounds) {
    const counts = state === 'settled';
    const { bets, wins } = movedIn.get(id) ?? { bets: '0', wins: '0' };
    movedIn.delete(id);
    const [staked, won] = counts ? [stake, win ?? '0'] : ['0', '0'];
    if (bets !== staked || wins !== won)
      found.push(`round ${id} is ${state}: ${bets} and ${wins} moved instead of ${staked} and ${won}`);
    purses.set(playerId, (purses.get(playerId) ?? PURSE) + BigInt(won) - BigInt(staked));
  }
  for (const roundId of movedIn.keys())
    found.push(`money moved for ${roundId}, which the house does not know`);
  const balances = await askPlatform<{ owner: string; balance: string }>(
    `select owner, balance from ledger_account where kind = 'member'`,
  );
  for (const { owner, balance } of balances) {
    const purse = purses.get(owner) ?? PURSE;
    if (BigInt(balance) !== purse) found.push(`member ${owner} has ${balance} instead of ${purse}`);
  }
  const [open] = await askPlatform<{ bets: string; rounds: string }>(
    `select (select coalesce(sum(balance), 0) from ledger_account where kind = 'open_bets') as bets,
       (select count(*) from game_round where state = 'open') as rounds`,
  );
  if (open?.bets !== '0' || open.rounds !== '0')
    found.push(`${open?.rounds} rounds and ${open?.bets} of stakes are open`);
  return found;
}
