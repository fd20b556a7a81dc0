import type { WithdrawalState } from '@maidan/contract/withdrawal/withdrawal-states.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type OpenWithdrawalRow = {
  id: bigint;
  state: WithdrawalState;
  amount: bigint;
  username: string;
  requestedAt: Date;
  remaining: bigint | null;
  refundBy: string | null;
};

export function selectOpenWithdrawals(db: Database, merchant: string): Promise<OpenWithdrawalRow[]> {
  return db.query<OpenWithdrawalRow>(sql`
    select w.id, w.state, w.amount, m.username, w.requested_at, w.remaining,
           f.proposed_by as refund_by
    from withdrawal w
    join member m on m.merchant = w.merchant and m.id = w.member_id
    left join withdrawal_refund f on f.merchant = w.merchant and f.withdrawal_id = w.id
    where w.merchant = ${merchant}
      and w.state in ('requested', 'approved', 'disbursing', 'partly', 'not-received')
    order by w.id limit 200`);
}
