import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type NewLaunch = {
  merchant: string;
  tokenHash: Uint8Array;
  memberId: string;
  sessionId: string | null;
  partner: string;
  vendorCode: string;
  nodeId: string;
  gameCode: string;
  currency: string;
  lifeSeconds: number;
  /** GAM-09: which purse its bets are paid from; the main one unless said otherwise. */
  wallet?: 'main' | 'vendor';
};

export async function insertLaunch(db: Database, launch: NewLaunch): Promise<void> {
  await db.query(sql`
    insert into launch_session (merchant, token_hash, member_id, session_id, partner, vendor_code, node_id, game_code,
      currency, expires_at, wallet)
    values (${launch.merchant}, ${launch.tokenHash}, ${launch.memberId}, ${launch.sessionId}, ${launch.partner},
      ${launch.vendorCode}, ${launch.nodeId}, ${launch.gameCode}, ${launch.currency},
      platform_now() + make_interval(secs => ${launch.lifeSeconds}), ${launch.wallet ?? 'main'})`);
}

export async function endLaunches(
  db: Database,
  merchant: string,
  sessionIds: readonly string[],
): Promise<void> {
  await db.query(sql`select wallet_end_play(${merchant}, ${sessionIds}::uuid[])`);
}
