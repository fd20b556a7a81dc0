import type pg from 'pg';
import { databaseOn } from '#db/database.ts';
import { raiseVip } from '#modules/vip/raise-vip.ts';
import { SETTINGS, type SettingsView } from '#settings/setting-definitions.ts';
import type { PastEvent } from './past.ts';

/** A world that is being made has no settings of its own yet. */
const STANDARD: SettingsView = { get: (key) => SETTINGS[key].standard() as never };

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
