import { parseMoney } from '@maidan/contract/money.ts';
import type { VendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { StoredRound } from '#rounds/round.store.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';

/** Of all rounds of a campaign: those that count. */
const PLAYED = `r.state not in ('refused', 'rolled-back')`;

/** What the platform gives with a launch; given again it is the same gift. */
export async function keepGrants(
  tx: HouseDatabase,
  { playerId, currency, freeRounds = [] }: VendorLaunchRequest,
): Promise<void> {
  for (const { campaignId, rounds, stake, gameCodes, mostWon, validTo } of freeRounds)
    await tx.query(
      `insert into free_rounds (player_id, campaign_id, rounds, stake, currency, game_codes, most_won, valid_to)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        playerId,
        campaignId,
        rounds,
        parseMoney(stake).toString(),
        currency,
        gameCodes ?? null,
        mostWon === undefined ? null : parseMoney(mostWon).toString(),
        validTo,
      ],
    );
}

export type OfferedRow = {
  campaignId: string;
  rounds: number;
  played: number;
  stake: string;
  won: string;
  validTo: Date;
};

/** The gift that ends first of those which this player has in this game. */
export async function offeredIn(
  db: HouseDatabase,
  { playerId, gameCode, currency }: StoredSession,
): Promise<OfferedRow | undefined> {
  const [row] = await db.query<OfferedRow>(
    `select g.campaign_id, g.rounds, g.stake, g.valid_to, counted.played, counted.won from free_rounds g
     cross join lateral (
       select (count(*) filter (where ${PLAYED}))::int as played,
         coalesce(sum(r.win) filter (where r.state = 'settled'), 0)::bigint as won
       from round r where r.player_id = g.player_id and r.campaign_id = g.campaign_id) counted
     where g.player_id = $1 and g.currency = $2 and g.over_at is null and g.valid_to > now()
       and (g.game_codes is null or $3 = any(g.game_codes)) and counted.played < g.rounds
     order by g.valid_to, g.campaign_id limit 1`,
    [playerId, currency, gameCode],
  );
  return row;
}

/** Whether there is one more for this round; who asks at the same moment waits until the transaction has ended. */
export async function takeFreeRound(
  tx: HouseDatabase,
  { playerId, campaignId, gameCode, stake }: StoredRound,
  { id, currency }: StoredSession,
): Promise<boolean> {
  const [gift] = await tx.query<{ rounds: number }>(
    `update free_rounds set session_id = $6
     where player_id = $1 and campaign_id = $2 and currency = $3 and over_at is null and valid_to > now()
       and stake >= $4 and (game_codes is null or $5 = any(game_codes))
     returning rounds`,
    [playerId, campaignId, currency, stake, gameCode, id],
  );
  if (gift === undefined) return false;
  // Counted after the lock, or two would find the same one left.
  const [counted] = await tx.query<{ played: number }>(
    `select count(*)::int as played from round r where r.player_id = $1 and r.campaign_id = $2 and ${PLAYED}`,
    [playerId, campaignId],
  );
  return (counted?.played ?? 0) < gift.rounds;
}

/** The platform takes no more of them. */
export async function endCampaign(
  db: HouseDatabase,
  { playerId, campaignId }: Pick<StoredRound, 'playerId' | 'campaignId'>,
): Promise<void> {
  await db.query(
    `update free_rounds set over_at = coalesce(over_at, now()) where player_id = $1 and campaign_id = $2`,
    [playerId, campaignId],
  );
}

export type DuePayment = {
  playerId: string;
  campaignId: string;
  paymentId: string;
  currency: string;
  /** Null: nothing was ever played, so there is nothing to pay. */
  sessionId: string | null;
  sum: string;
  settled: number;
};

/**
 * Gifts that are over and whose rounds have all ended, for this process alone until the lease runs out. From here on none of their
 * rounds begins, so that the sum stays what it is.
 */
export function claimPayments(
  db: HouseDatabase,
  limit: number,
  leaseMs: number,
  player: string | null = null,
): Promise<DuePayment[]> {
  return db.query<DuePayment>(
    `with due as (
       select g.player_id, g.campaign_id, counted.sum, counted.settled from free_rounds g
       cross join lateral (
         select coalesce(sum(r.win) filter (where r.state = 'settled'), 0)::bigint as sum,
           (count(*) filter (where r.state = 'settled'))::int as settled,
           (count(*) filter (where ${PLAYED} and r.state <> 'settled'))::int as open
         from round r where r.player_id = g.player_id and r.campaign_id = g.campaign_id) counted
       where g.paid_at is null and (g.next_attempt_at <= now() or g.player_id = $3) and g.player_id = coalesce($3, g.player_id)
         and counted.open = 0 and (counted.settled >= g.rounds or g.over_at is not null or g.valid_to <= now())
       order by g.next_attempt_at limit $1 for update of g skip locked)
     update free_rounds g set over_at = coalesce(g.over_at, now()), next_attempt_at = now() + make_interval(secs => $2::float8 / 1000)
     from due where g.player_id = due.player_id and g.campaign_id = due.campaign_id
     returning g.player_id, g.campaign_id, g.payment_id, g.currency, g.session_id, due.settled,
       least(due.sum, coalesce(g.most_won, due.sum)) as sum`,
    [limit, leaseMs, player],
  );
}

export async function writePaid(
  db: HouseDatabase,
  { playerId, campaignId }: Pick<DuePayment, 'playerId' | 'campaignId'>,
): Promise<void> {
  await db.query(`update free_rounds set paid_at = now() where player_id = $1 and campaign_id = $2`, [
    playerId,
    campaignId,
  ]);
}
