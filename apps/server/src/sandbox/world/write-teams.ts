import type pg from 'pg';

/** What agents earn back, top first: nobody below has more. */
const RATES: readonly (readonly [agent: string, basisPoints: number])[] = [
  ['agent1', 100],
  ['agent2', 80],
  ['agent41', 60],
  ['agent42', 40],
  ['agent1b', 60],
];
const PLAYER_RATE = 20;

/** Names of places are the same in every language. */
const LINKS: readonly { code: string; agent: string; channel: string; days: number | null; on: boolean }[] = [
  { code: 'AGENT1WA', agent: 'agent1', channel: 'WhatsApp', days: null, on: true },
  { code: 'AGENT1FB', agent: 'agent1', channel: 'Facebook', days: 60, on: true },
  { code: 'AGENT2WA', agent: 'agent2', channel: 'WhatsApp', days: null, on: true },
  { code: 'AGENT2TG', agent: 'agent2', channel: 'Telegram', days: 30, on: true },
  { code: 'AGENT2YT', agent: 'agent2', channel: 'YouTube', days: null, on: false },
  { code: 'AGENT41IN', agent: 'agent41', channel: 'Instagram', days: 90, on: true },
  { code: 'AGENT42WA', agent: 'agent42', channel: 'WhatsApp', days: null, on: true },
];

/** AGT-09: rebates along the line, from before anybody played. */
export async function writeRebates(client: pg.Client, merchant: string): Promise<void> {
  for (const [agent, rate] of RATES) {
    await client.query(
      `update member set rebate_basis_points = $3 where merchant = $1 and username_key = $2`,
      [merchant, agent, rate],
    );
  }
  await client.query(
    `update member m set rebate_basis_points = $2
     from member u
     where m.merchant = $1 and u.merchant = m.merchant and u.id = m.upline_id and u.type in (1, 2, 41, 42) and m.type = 0`,
    [merchant, PLAYER_RATE],
  );
  await client.query(
    `select rebate_start($1, array_agg(m.id)) from member m where m.merchant = $1 and m.upline_id is not null`,
    [merchant],
  );
}

/** AGT-09: links by which most of the teams came, and when their players were last seen. */
export async function writeTeams(client: pg.Client, merchant: string): Promise<void> {
  await client.query(
    // Since they joined, and not before they last played.
    `update member m set last_login_at = greatest(
       coalesce(m.last_login_at, m.created_at + (platform_now() - m.created_at) * (0.5 + (m.id * 37 % 100) / 200.0)),
       (select max(s.created_at) from launch_session s where s.merchant = m.merchant and s.member_id = m.id))
     from member u
     where m.merchant = $1 and u.merchant = m.merchant and u.id = m.upline_id and u.type in (1, 2, 41, 42) and m.type = 0`,
    [merchant],
  );
  for (const { code, agent, channel, days, on } of LINKS) {
    await client.query(
      `insert into affiliate (merchant, code, member_id, channel, rebate_basis_points, active, expires_at, created_at)
       select $1, $2, id, $4, $5, $6, platform_now() + $7::int * interval '1 day', platform_now() - interval '100 days'
       from member where merchant = $1 and username_key = $3
       on conflict do nothing`,
      [merchant, code, agent, channel, PLAYER_RATE, on, days],
    );
  }
  await client.query(
    `with link as (
       select merchant, member_id, code, row_number() over w - 1 as place, count(*) over (partition by member_id) as links
       from affiliate where merchant = $1 and channel <> '' window w as (partition by member_id order by code)
     )
     update member m set affiliate_code = link.code
     from link
     where m.merchant = link.merchant and m.upline_id = link.member_id and m.type = 0 and m.id % 5 <> 0
       and (m.id / 5) % link.links = link.place`,
    [merchant],
  );
  // Of five who look, about one registers.
  await client.query(
    `update affiliate a set visits = (select count(*) * 5 + 7 from member m
       where m.merchant = a.merchant and m.affiliate_code = a.code)
     where a.merchant = $1 and a.channel <> ''`,
    [merchant],
  );
}
