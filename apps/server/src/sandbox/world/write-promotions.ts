import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type pg from 'pg';
import { databaseOn, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { takeRewards } from '#modules/rewards/claim-rewards.ts';
import type { Whose } from '#modules/rewards/grants/facts.store.ts';
import { apply } from '#modules/rewards/promotions/apply.ts';
import { writeVerdict } from '#modules/rewards/promotions/decide-application.ts';
import { draw } from '#modules/rewards/promotions/draw-raffles.ts';
import { enter } from '#modules/rewards/promotions/enter.ts';
import { readRules } from '#modules/rewards/rules/rule.ts';
import { switchOn, writeRule, writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import { ensureHousePartner } from '#modules/seamless-wallet/partners/partners.ts';
import { Refusal } from '#refusals/refusal.ts';
import { promotionSeeds } from '#sandbox/content/promotions.ts';
import { wordedRule, type RuleSeed } from '#sandbox/content/rewards.ts';

const CURRENCY = 'PLY';
const CROWD = 6;
/** Written by people, in the language they chose. */
const SAID = {
  birthday: 'It was my birthday on Friday.',
  rejected: 'Your account says another day. Write to the service if that is wrong.',
  idea: 'Show the draws of the week in one calendar.',
} as const;

type World = { tx: Database; merchant: string; demo: string; crowd: readonly string[] };

/** Promotions that are missing, each in the state of its own that the demo account shows; also in a world made before. */
export async function writePromotions(client: pg.Client, merchant: string): Promise<void> {
  const db = databaseOn(client);
  const known = await db.query<{ code: string }>(sql`select code from reward where merchant = ${merchant}`);
  const missing = promotionSeeds(new Date()).filter(({ code }) => !known.some((row) => row.code === code));
  if (missing.length === 0) return;
  const people = await db.query<{ id: string }>(sql`
    select id::text as id from member
    where merchant = ${merchant} and type = 0 and status = 'active' and must_change_password = false
      and username_key not in ('demo', 'weak', 'expired') order by id limit ${CROWD}`);
  const [demo] = await db.query<{ id: string }>(
    sql`select id::text as id from member where merchant = ${merchant} and username_key = 'demo'`,
  );
  if (demo === undefined) return;
  const world = { merchant, demo: demo.id, crowd: people.map(({ id }) => id) };
  // Whom free rounds are played at; a node that starts finds it as it would have written it.
  await ensureHousePartner({ db, config: { merchant } });
  for (const seed of missing) {
    await client.query('begin');
    try {
      await live(client, { tx: databaseOn(client), ...world }, seed);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      // Whoever put the demo account on a break finds the promotions without it.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      await setClock(client, '');
    }
  }
}

async function live(client: pg.Client, world: World, seed: RuleSeed): Promise<void> {
  const { tx, merchant, demo, crowd } = world;
  const { code } = seed;
  const place = { db: tx, config: { merchant }, actor: 'sandbox' };
  await writeRule(place, writtenRule.parse(wordedRule(seed)));
  await switchOn(place, { code, reason: 'the sandbox' });
  const whose = { merchant, memberId: demo, language: DEFAULT_LANGUAGE };
  const join = (memberId: string): Promise<number> => enter(tx, { ...whose, memberId }, code);
  switch (code) {
    case 'welcome-gift':
      // It was joined while the account was new.
      await setClock(client, await sinceRegistered(tx, whose));
      await join(demo);
      await setClock(client, '');
      await takeRewards(tx, { whose, currency: CURRENCY, rewards: [{ code, period: 'once' }] });
      return;
    case 'starter-bonus':
    case 'line-rounds':
      await join(demo);
      await takeRewards(tx, { whose, currency: CURRENCY, rewards: [{ code, period: 'once' }] });
      return;
    case 'birthday-gift': {
      const id = await apply(tx, whose, { code, comment: SAID.birthday, pictures: [] });
      await writeVerdict(place, { id: id.toString(), state: 'rejected', answer: SAID.rejected });
      return;
    }
    case 'idea-gift':
      await apply(tx, whose, { code, comment: SAID.idea, pictures: [] });
      return;
    case 'boat-race-raffle':
      for (const memberId of [...crowd, demo]) await join(memberId);
      return;
    case 'opening-raffle': {
      // It was entered while it was open, and its end has come since.
      await setClock(client, '-2 days');
      for (const memberId of [demo, ...crowd]) await join(memberId);
      await setClock(client, '');
      const { rules } = await readRules(tx, merchant);
      const rule = rules.find((one) => one.code === code);
      if (rule !== undefined) await draw(tx, merchant, rule);
      return;
    }
    default:
  }
}

/** How the clock is set to an hour after somebody registered. */
async function sinceRegistered(db: Database, { merchant, memberId }: Whose): Promise<string> {
  const [row] = await db.query<{ offset: string }>(sql`
    select (created_at + interval '1 hour' - clock_timestamp())::text as offset
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row?.offset ?? '';
}

async function setClock(client: pg.Client, offset: string): Promise<void> {
  await client.query(`select set_config('maidan.clock_offset', $1, false)`, [offset]);
}
