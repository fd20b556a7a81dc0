import type pg from 'pg';
import { writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import { MISSIONS } from '#sandbox/content/missions.ts';
import { REWARDS } from '#sandbox/content/rewards.ts';

/** How long they have been on: what demo accounts played before today brings them something. */
const ON_FOR_DAYS = 40;

/** Rules that are missing; also in a world that was made before there were any. */
export async function writeRewards(client: pg.Client, merchant: string): Promise<void> {
  for (const seed of [...REWARDS, ...MISSIONS]) {
    const { code, type, title, summary, terms } = writtenRule.parse(seed);
    const { rowCount } = await client.query(
      `insert into reward (merchant, code, type) values ($1, $2, $3) on conflict do nothing`,
      [merchant, code, type],
    );
    if (rowCount === 0) continue;
    await client.query(
      `insert into reward_version (merchant, code, version, title, summary, terms, written_by, on_from)
       values ($1, $2, 1, $3, $4, $5, 'sandbox', platform_now() - make_interval(days => $6))`,
      [merchant, code, title, summary, terms, ON_FOR_DAYS],
    );
  }
}
