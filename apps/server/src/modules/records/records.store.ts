import type { LocalText } from '@maidan/contract/local-text.ts';
import type { BetState } from '@maidan/contract/records/record-words.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';
import type { DayRange } from './day-range.ts';
import type { Place } from './place.ts';

export type BetRow = {
  id: bigint;
  micros: bigint;
  partner: string;
  roundId: string;
  vendorCode: string;
  vendorName: LocalText | null;
  nodeId: string;
  name: LocalText | null;
  category: string;
  state: RoundState;
  stake: bigint;
  payout: bigint;
  closings: number;
  placedAt: Date;
  settledAt: Date | null;
};
export type RoundState = 'open' | 'closed' | 'void';
export type Owner = { merchant: string; memberId: string };
export type BetFilter = DayRange & {
  vendor?: string | undefined;
  category?: string | undefined;
  state?: BetState | undefined;
};

/** What the contract calls a state, and what the wallet does. */
const STATES = { open: 'open', settled: 'closed', void: 'void' } as const;

const COLUMNS = sql`r.id, (extract(epoch from r.placed_at) * 1000000)::bigint as micros, r.partner,
  r.round_id, r.vendor_code, v.name as vendor_name,
  r.node_id, g.name,
  record_category(g.category, g.classify) as category, r.state, r.stake, r.payout, r.closings,
  r.placed_at, r.settled_at`;
const NAMES = sql`left join game g on g.merchant = r.merchant and g.node_id = r.node_id
  left join vendor v on v.merchant = r.merchant and v.code = r.vendor_code`;

/** The exact moment that a place names; of no place, none. */
const momentOf = (place: Place | null): Sql =>
  sql`timestamptz 'epoch' + ${place?.micros ?? null}::bigint * interval '1 microsecond'`;

/** A member's rounds, newest first, below `before`: one range of an index, however long the record is. */
export function listRounds(
  db: Database,
  owner: Owner,
  filter: BetFilter,
  page: { before: Place | null; limit: number },
): Promise<BetRow[]> {
  const { before, limit } = page;
  return db.query<BetRow>(
    prepared(
      'list-rounds',
      sql`select ${COLUMNS}
        from bet_page(${owner.merchant}, ${owner.memberId}::bigint, ${filter.from}::date, ${filter.to}::date,
          ${filter.vendor ?? null}, ${filter.category ?? null},
          ${filter.state === undefined ? null : STATES[filter.state]}, ${momentOf(before)}, ${before?.id ?? null}::bigint,
          ${limit}::int) r
        ${NAMES}
        order by r.placed_at desc, r.id desc`,
    ),
  );
}

/** One bet of this member, or nothing: another member's place is empty in this record. */
export async function findRound(db: Database, owner: Owner, place: Place): Promise<BetRow | undefined> {
  const [row] = await db.query<BetRow>(sql`
    select ${COLUMNS} from game_round r ${NAMES}
    where r.merchant = ${owner.merchant} and r.member_id = ${owner.memberId}::bigint
      and r.placed_at = ${momentOf(place)} and r.id = ${place.id}`);
  return row;
}

export async function findRoundByName(
  db: Database,
  round: Owner & { partner: string; roundId: string },
): Promise<BetRow | undefined> {
  const [row] = await db.query<BetRow>(sql`
    select ${COLUMNS} from game_round r ${NAMES}
    where r.merchant = ${round.merchant} and r.partner = ${round.partner} and r.round_id = ${round.roundId}
      and r.member_id = ${round.memberId}::bigint`);
  return row;
}

/** Rounds of a member that are not over, the latest first. */
export function listOpenRounds(db: Database, owner: Owner, limit: number): Promise<BetRow[]> {
  return db.query<BetRow>(sql`
    select ${COLUMNS} from game_round r ${NAMES}
    where r.merchant = ${owner.merchant} and r.member_id = ${owner.memberId}::bigint and r.state = 'open'
    order by r.placed_at desc, r.id desc limit ${limit}`);
}

export async function sumOpenRounds(db: Database, owner: Owner): Promise<SumRow> {
  const [row] = await db.query<SumRow>(
    prepared(
      'sum-open-rounds',
      sql`select count(*) as rounds, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
        from game_round
        where merchant = ${owner.merchant} and member_id = ${owner.memberId}::bigint and state = 'open'`,
    ),
  );
  return row ?? { rounds: 0n, stake: 0n, payout: 0n };
}

export type SumRow = { rounds: bigint; stake: bigint; payout: bigint };
type VendorName = { name: LocalText | null };
export type TotalRow = SumRow & VendorName & { vendorCode: string; category: string; state: RoundState };
/** What is left open is null: a row is the sum of a day, of a category or of a vendor. */
export type ProfitRow = SumRow &
  VendorName & { day: string | null; category: string | null; vendorCode: string | null };

type ProfitFilter = DayRange & { vendor?: string | undefined; category?: string | undefined };

/** Settled rounds by day, by category and by vendor: few rows, whatever was played. */
export function sumProfit(db: Database, owner: Owner, filter: ProfitFilter): Promise<ProfitRow[]> {
  const vendor = filter.vendor ?? null;
  const category = filter.category ?? null;
  return db.query<ProfitRow>(sql`
    select s.day, s.category, s.vendor_code, v.name,
      s.rounds, s.stake, s.payout
    from (
      select day, category, vendor_code, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake,
        sum(payout)::bigint as payout
      from bet_sums(${owner.merchant}, ${owner.memberId}::bigint, ${filter.from}::date, ${filter.to}::date)
      where state = 'closed' and (${vendor}::text is null or vendor_code = ${vendor})
        and (${category}::text is null or category = ${category})
      group by grouping sets ((day), (category), (vendor_code))
    ) s
    left join vendor v on v.merchant = ${owner.merchant} and v.code = s.vendor_code`);
}

/** Sums by vendor, category and state over any length of time; one sort may come in several rows. */
export function sumRoundsOverall(db: Database, owner: Owner, range: DayRange): Promise<TotalRow[]> {
  return db.query<TotalRow>(sql`
    select s.vendor_code, v.name, s.category, s.state,
      s.rounds, s.stake, s.payout
    from bet_totals(${owner.merchant}, ${owner.memberId}::bigint, ${range.from}::date, ${range.to}::date) s
    left join vendor v on v.merchant = ${owner.merchant} and v.code = s.vendor_code`);
}

export async function sumStaked(db: Database, owner: Owner, days: number): Promise<bigint> {
  const [row] = await db.query<{ stake: bigint }>(sql`
    select coalesce(sum(s.stake), 0)::bigint as stake
    from bet_totals(${owner.merchant}, ${owner.memberId}::bigint, record_day(platform_now()) - ${days - 1}::int,
      record_day(platform_now())) s
    where s.state = 'closed'`);
  return row?.stake ?? 0n;
}
