import type { Client } from 'pg';
import { countDueMembers } from '#modules/agent-reports/count-teams.ts';
import { databaseOn } from '#db/database.ts';

/** AGT-01: the months before today, counted as a node counts them. */
export async function writeTeamSums(client: Client, merchant: string): Promise<void> {
  await countDueMembers(databaseOn(client), { merchant, currency: 'PLY' });
}
