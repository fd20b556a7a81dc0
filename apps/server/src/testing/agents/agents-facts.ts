import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type ContractFact = {
  id: string;
  uplineId: string | null;
  downlineId: string;
  type: string;
  state: string;
  period: string;
  tiers: { rate: number; members: number; validBet: number; profitLoss: number; betAmount: number }[];
  feeBasisPoints: number;
  carriesLosses: boolean;
  /** To the microsecond. */
  decidedAt: string | null;
  endedAt: string | null;
};
export type PayFact = {
  key: string;
  state: string;
  memberId: string;
  amount: bigint;
  /** All that was reckoned, as text. */
  reckoned: string;
};
type TransferFact = { code: string; direction: string; senderId: string; receiverId: string };
/** What stands in the rows about a team at one moment. */
export type Facts = {
  upline: Map<string, string | null>;
  lines: string[];
  contracts: Map<string, ContractFact>;
  pays: Map<string, PayFact>;
  transfers: TransferFact[];
  balances: Map<string, bigint>;
};

export async function readFacts(db: Database, people: readonly bigint[]): Promise<Facts> {
  const [members, lines, contracts, pays, transfers] = await Promise.all([
    db.query<{ id: string; uplineId: string | null; balance: bigint }>(sql`
      select m.id::text as id, m.upline_id::text as upline_id, coalesce(a.balance, 0)::bigint as balance
      from member m left join ledger_account a on a.merchant = m.merchant and a.kind = 'member' and a.owner = m.id::text
        and a.currency = 'PLY' and a.shard = 0
      where m.id = any(${people}::bigint[]) order by m.id`),
    db.query<{ line: string }>(sql`
      select above_id || ' ' || below_id || ' ' || depth as line from team_line where below_id = any(${people}::bigint[])`),
    db.query<ContractFact>(sql`
      select id::text as id, upline_id::text as upline_id, downline_id::text as downline_id, type, state, period, tiers,
        fee_basis_points, carries_losses, decided_at::text as decided_at,
        ended_at::text as ended_at
      from agent_contract where downline_id = any(${people}::bigint[]) order by id`),
    db.query<PayFact>(sql`
      select contract_id || ' ' || slot_start as key, state, member_id::text as member_id, amount,
        (to_jsonb(p) - array['state', 'paid_at', 'ledger_transaction_id'])::text as reckoned
      from agent_pay p where member_id = any(${people}::bigint[])`),
    db.query<TransferFact>(sql`
      select code, direction, sender_id::text as sender_id, receiver_id::text as receiver_id from upline_transfer
      where sender_id = any(${people}::bigint[])`),
  ]);
  return {
    upline: new Map(members.map(({ id, uplineId }) => [id, uplineId])),
    balances: new Map(members.map(({ id, balance }) => [id, balance])),
    lines: lines.map(({ line }) => line),
    contracts: new Map(contracts.map((contract) => [contract.id, contract])),
    pays: new Map(pays.map((pay) => [pay.key, pay])),
    transfers,
  };
}
