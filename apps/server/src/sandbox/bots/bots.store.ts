import type { Language } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type BotRow = { memberId: string; nickname: string };

/**
 * Made where they are missing; whatever stands in place of a password fits none. Nobody is above one: what it plays would count as a
 * team's, and be paid for. Those of a world in which they stood in teams leave them.
 */
export async function ensureBots(
  db: Database,
  merchant: string,
  names: readonly { username: string; nickname: string }[],
): Promise<BotRow[]> {
  await db.query(sql`
    insert into member (merchant, username, username_key, nickname, password_hash, has_password, is_bot)
    select ${merchant}, b.username, b.username, b.nickname, '-', false, true
    from unnest(${names.map(({ username }) => username)}::text[], ${names.map(({ nickname }) => nickname)}::text[])
      as b (username, nickname)
    on conflict (merchant, username_key) do nothing`);
  await db.query(sql`
    update member set upline_id = null where merchant = ${merchant} and is_bot and upline_id is not null`);
  return db.query<BotRow>(sql`
    select id::text as member_id, nickname from member
    where merchant = ${merchant} and is_bot and status = 'active' order by id`);
}

/** True while nobody else holds it. A row with an end: a node that is stopped but not dead keeps it no longer than that. */
export async function holdClock(
  db: Database,
  { merchant, holder, seconds }: { merchant: string; holder: string; seconds: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into bot_clock as c (merchant, holder, held_until)
    values (${merchant}, ${holder}::uuid, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (merchant) do update set holder = excluded.holder, held_until = excluded.held_until
    where c.holder = excluded.holder or c.held_until < clock_timestamp()
    returning holder`);
  return rows.length > 0;
}

export async function releaseClock(db: Database, merchant: string, holder: string): Promise<void> {
  await db.query(sql`delete from bot_clock where merchant = ${merchant} and holder = ${holder}::uuid`);
}

export type TitleRow = { nodeId: string; name: LocalText; minStake: bigint };

/** Slots without a pool that are open, those first that the lobby shows first: every stake of theirs is a multiple of the least. */
export function readTitles(db: Database, merchant: string, limit: number): Promise<TitleRow[]> {
  return db.query<TitleRow>(sql`
    select node_id, name, min_stake from game
    where merchant = ${merchant} and open and engine like 'slot.%' and classify is null and min_stake > 0
    order by hot_rank nulls last, sort_order limit ${limit}`);
}

/** Whichever title it is opened by, the game is the same one. */
export async function readTitleOf(db: Database, merchant: string, engine: string): Promise<string | null> {
  const [row] = await db.query<{ nodeId: string }>(sql`
    select node_id from game where merchant = ${merchant} and open and engine = ${engine} order by sort_order limit 1`);
  return row?.nodeId ?? null;
}

export function readChatRooms(
  db: Database,
  merchant: string,
): Promise<{ room: string; language: Language }[]> {
  return db.query(
    sql`select room, language from chat_room where merchant = ${merchant} order by room limit 200`,
  );
}

export type BotFigures = {
  bots: number;
  rounds: number;
  staked: bigint;
  won: bigint;
  given: bigint;
  lines: number;
};

/** What they did in the last day; in no figure about players, agents or teams. */
export async function readBotFigures(
  db: Database,
  merchant: string,
  dayKeys: readonly string[],
): Promise<BotFigures> {
  const [row] = await db.query<BotFigures>(sql`
    with bot as (select id from member where merchant = ${merchant} and is_bot),
    played as (
      select count(distinct t.round_id) filter (where t.kind = 'bet')::int as rounds,
             coalesce(sum(t.amount) filter (where t.kind = 'bet'), 0)::bigint as staked,
             coalesce(sum(t.amount) filter (where t.kind = 'win'), 0)::bigint as won
      from wallet_transaction t join bot on bot.id = t.member_id
      where t.merchant = ${merchant} and t.state = 'applied' and t.created_at > platform_now() - interval '1 day'),
    topped as (
      select coalesce(sum(e.amount), 0)::bigint as given
      from bot
      cross join unnest(${dayKeys}::text[]) as day (key)
      join ledger_transaction t on t.merchant = ${merchant} and t.key = 'bot:' || bot.id || ':' || day.key
      join ledger_account a on a.merchant = ${merchant} and a.id = any(t.account_ids) and a.kind = 'member'
      join ledger_entry e on e.merchant = ${merchant} and e.account_id = a.id
        and e.version = t.versions[array_position(t.account_ids, a.id)]
      where t.at > platform_now() - interval '1 day'),
    spoken as (
      select count(*)::int as lines from chat_message m join bot on bot.id = m.member_id
      where m.merchant = ${merchant} and m.at > platform_now() - interval '1 day')
    select (select count(*)::int from bot) as bots, rounds, staked, won, given, lines from played, topped, spoken`);
  if (row === undefined) throw new Error('nobody counted the bots');
  return row;
}
