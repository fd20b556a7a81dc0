import type pg from 'pg';
import { databaseOn } from '#db/database.ts';
import { raiseVip, type Ranks } from '#modules/rewards/vip/raise-vip.ts';
import { standardVipLabels, standardVipRules } from '#settings/vip-rules.ts';
import type { PastEvent } from './past.ts';

/** A world that is being made has no settings of its own yet. */
const STANDARD: Ranks = { rules: standardVipRules(), labels: standardVipLabels() };

/** Whoever played is given the rank that they had reached by then, as the nodes do it; the clock shows that moment. */
export async function raisePast(
  client: pg.Client,
  {
    merchant,
    members,
    events,
  }: { merchant: string; members: ReadonlyMap<string, string>; events: readonly PastEvent[] },
): Promise<void> {
  const players = new Set(events.flatMap((event) => (event.kind === 'round' ? event.username : [])));
  for (const username of players) {
    const memberId = members.get(username);
    if (memberId !== undefined) await raiseVip(databaseOn(client), { merchant, memberId }, STANDARD);
  }
}
