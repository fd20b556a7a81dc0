import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Grant = {
  partner: string;
  campaignId: string;
  memberId: string;
  rounds: number;
  /** In minor units, as the most that is won. */
  stake: bigint;
  currency: string;
  gameCodes: readonly string[] | null;
  mostWon: bigint | null;
  validTo: Date;
};
type Name = Pick<Grant, 'partner' | 'campaignId' | 'memberId'>;

/** Until when there is such a gift: just made, or made before with the same facts. Null when it was made with others. */
export async function insertGrant(db: Database, merchant: string, grant: Grant): Promise<Date | null> {
  await db.query(sql`
    insert into free_round_grant (merchant, partner, campaign_id, member_id, rounds, stake, currency, game_codes, most_won,
      valid_to)
    values (${merchant}, ${grant.partner}, ${grant.campaignId}, ${grant.memberId}::bigint, ${grant.rounds}, ${grant.stake},
      ${grant.currency}, ${grant.gameCodes}::text[], ${grant.mostWon}, ${grant.validTo})
    on conflict do nothing`);
  const [row] = await db.query<{ validTo: Date }>(sql`
    select valid_to from free_round_grant
    where merchant = ${merchant} and partner = ${grant.partner} and campaign_id = ${grant.campaignId}
      and member_id = ${grant.memberId}::bigint and rounds = ${grant.rounds} and stake = ${grant.stake}
      and currency = ${grant.currency} and game_codes is not distinct from ${grant.gameCodes}::text[]
      and most_won is not distinct from ${grant.mostWon}::bigint and cancelled_at is null`);
  return row?.validTo ?? null;
}

/** Cancelled again it stays as it is. False when there is no such gift. */
export async function cancelGrant(db: Database, merchant: string, name: Name): Promise<boolean> {
  const rows = await db.query(sql`
    update free_round_grant set cancelled_at = coalesce(cancelled_at, platform_now())
    where merchant = ${merchant} and partner = ${name.partner} and campaign_id = ${name.campaignId}
      and member_id = ${name.memberId}::bigint returning campaign_id`);
  return rows.length > 0;
}

/** The member of this name, when there is such a partner as well. */
export async function findMember(
  db: Database,
  merchant: string,
  { username, partner }: { username: string; partner: string },
): Promise<string | null> {
  const [row] = await db.query<{ id: bigint }>(sql`
    select m.id from member m join vendor_partner p on p.merchant = m.merchant and p.code = ${partner}
    where m.merchant = ${merchant} and m.username_key = lower(${username})`);
  return row === undefined ? null : String(row.id);
}

export type GiftRow = Omit<Grant, 'partner' | 'memberId' | 'currency'>;

/** What this member has of the partner in this game: not over, and not paid. */
export function readGifts(
  db: Database,
  merchant: string,
  {
    partner,
    memberId,
    currency,
    gameCode,
  }: Pick<Grant, 'partner' | 'memberId' | 'currency'> & { gameCode: string },
  limit: number,
): Promise<GiftRow[]> {
  return db.query<GiftRow>(sql`
    select g.campaign_id, g.rounds, g.stake, g.game_codes, g.most_won, g.valid_to from free_round_grant g
    where g.merchant = ${merchant} and g.partner = ${partner} and g.member_id = ${memberId}::bigint
      and g.currency = ${currency} and g.cancelled_at is null and g.valid_to > platform_now()
      and ${gameCode} = any(coalesce(g.game_codes, array[${gameCode}::text]))
      and not exists (
        select from wallet_promotion w
        join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
        where w.merchant = g.merchant and w.partner = g.partner and w.campaign_id = g.campaign_id
          and w.member_id = g.member_id and t.kind = 'credit' and t.state = 'applied')
    order by g.valid_to limit ${limit}`);
}

export type ProgressRow = {
  campaignId: string;
  rounds: number;
  stake: bigint;
  played: number;
  validTo: Date;
  paid: boolean;
  isOver: boolean;
};

export function selectProgress(
  db: Database,
  merchant: string,
  { memberId, partner, campaigns }: Pick<Grant, 'memberId' | 'partner'> & { campaigns: readonly string[] },
): Promise<ProgressRow[]> {
  return db.query<ProgressRow>(sql`
    select g.campaign_id, g.rounds, g.stake, coalesce(p.played, 0)::int as played, g.valid_to,
      coalesce(p.paid, false) as paid,
      g.cancelled_at is not null or g.valid_to <= platform_now() or coalesce(p.paid, false) as is_over
    from free_round_grant g
    left join lateral (
      select count(*) filter (where t.kind = 'free-bet') as played, bool_or(t.kind = 'credit') as paid
      from wallet_promotion w
      join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
      where w.merchant = g.merchant and w.partner = g.partner and w.campaign_id = g.campaign_id
        and w.member_id = g.member_id and t.state = 'applied'
    ) p on true
    where g.merchant = ${merchant} and g.partner = ${partner} and g.member_id = ${memberId}::bigint
      and g.campaign_id = any(${campaigns}::text[])`);
}

export async function selectNow(db: Database): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`select platform_now() as now`);
  if (row === undefined) throw new Error('a statement without a table answers with one row');
  return row.now;
}
