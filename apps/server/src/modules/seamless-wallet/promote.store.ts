import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { hashLaunchToken } from './launch-token.ts';
import type { Caller, PromotionKind, WalletReply } from './seamless-wallet.store.ts';

export type Promotion = {
  readonly kind: PromotionKind;
  readonly token: string;
  readonly requestId: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameCode: string | null;
  /** In minor units. */
  readonly amount: bigint;
  readonly currency: string;
  /** The free bet of a free win. */
  readonly reference: string | null;
  readonly campaignId: string | null;
  readonly reason: string;
};

export async function promoteOnce(
  db: Database,
  { merchant, partner, nonce }: Caller,
  act: Promotion,
): Promise<WalletReply> {
  const [row] = await db.query<WalletReply>(sql`
    select status, balance, currency, platform_ids, member_id, version, moved
    from wallet_promote(${merchant}, ${partner}, ${nonce}, ${hashLaunchToken(act.token)}, ${act.requestId}, ${act.kind},
      ${act.transactionId}, ${act.roundId}, ${act.gameCode}, ${act.amount}, ${act.currency}, ${act.reference},
      ${act.campaignId}, ${act.reason})`);
  if (row === undefined) throw new Error('wallet_promote answered nothing');
  return row;
}
