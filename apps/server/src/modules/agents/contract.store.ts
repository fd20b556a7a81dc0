import type { ContractPeriod, ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { Database } from '#db/database.ts';
import { errorCode } from '#db/database-errors.ts';
import { sql } from '#db/sql.ts';

const UNIQUE_VIOLATION = '23505';

export type Terms = {
  type: ContractType;
  rateBasisPoints: number;
  activeMembers: number;
  validBet: bigint;
  profitLoss: bigint;
  betAmount: bigint;
  period: ContractPeriod;
};
export type ContractRow = Terms & { id: bigint; upline: string; proposedAt: Date };

export function readPendingContracts(
  db: Database,
  { merchant, memberId }: { merchant: string; memberId: string },
): Promise<ContractRow[]> {
  return db.query<ContractRow>(sql`
    select c.id, c.type, u.username as upline, c.rate_basis_points,
           c.active_members, c.valid_bet, c.profit_loss,
           c.bet_amount, c.period, c.proposed_at
    from agent_contract c join member u on u.merchant = c.merchant and u.id = c.upline_id
    where c.merchant = ${merchant} and c.downline_id = ${memberId}::bigint and c.state = 'proposed'
    order by c.id limit 20`);
}

export async function selectRunningTypes(
  db: Database,
  { merchant, memberId }: { merchant: string; memberId: string },
): Promise<ContractType[]> {
  const rows = await db.query<{ type: ContractType }>(sql`
    select distinct type from agent_contract
    where merchant = ${merchant} and state = 'accepted'
      and (upline_id = ${memberId}::bigint or downline_id = ${memberId}::bigint)`);
  return rows.map(({ type }) => type);
}

type Answer = {
  merchant: string;
  memberId: string;
  id: string;
  type: ContractType;
  state: 'accepted' | 'rejected';
};

/**
 * A6: one conditional update. A second answer finds no proposal, whichever node it comes through; a second contract
 * beside one that runs meets the index.
 */
export async function decideContract(db: Database, answer: Answer): Promise<'decided' | 'none' | 'active'> {
  const { merchant, memberId, id, type, state } = answer;
  try {
    const rows = await db.query(sql`
      update agent_contract set state = ${state}, decided_at = platform_now()
      where merchant = ${merchant} and id = ${id}::bigint and downline_id = ${memberId}::bigint and type = ${type}
        and state = 'proposed'
      returning id`);
    return rows.length > 0 ? 'decided' : 'none';
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return 'active';
    throw error;
  }
}

export async function isOwnContract(
  db: Database,
  { merchant, memberId, id, type }: Omit<Answer, 'state'>,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from agent_contract
    where merchant = ${merchant} and id = ${id}::bigint and downline_id = ${memberId}::bigint and type = ${type}`);
  return rows.length > 0;
}

export async function findByUsername(
  db: Database,
  merchant: string,
  username: string,
): Promise<{ id: bigint; uplineId: bigint | null } | null> {
  const rows = await db.query<{ id: bigint; uplineId: bigint | null }>(sql`
    select id, upline_id from member
    where merchant = ${merchant} and username_key = lower(${username})`);
  return rows[0] ?? null;
}

export async function insertContract(
  db: Database,
  proposal: Terms & { merchant: string; uplineId: bigint; downlineId: bigint },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, active_members, valid_bet,
      profit_loss, bet_amount, period)
    values (${proposal.merchant}, ${proposal.uplineId}, ${proposal.downlineId}, ${proposal.type},
      ${proposal.rateBasisPoints}, ${proposal.activeMembers}, ${proposal.validBet}, ${proposal.profitLoss},
      ${proposal.betAmount}, ${proposal.period})
    returning id`);
  if (row === undefined) throw new Error('the contract was not written');
  return row.id;
}

/** Rises with every piece of news, on all nodes together. */
export async function nextContractVersion(db: Database): Promise<number> {
  const [row] = await db.query<{ version: bigint }>(sql`select nextval('live_version') as version`);
  return Number(row?.version ?? 0n);
}

export async function hasActiveContract(
  db: Database,
  given: { merchant: string; uplineId: bigint; downlineId: bigint; type: ContractType },
): Promise<boolean> {
  const rows = await db.query(sql`
    select from agent_contract
    where merchant = ${given.merchant} and upline_id = ${given.uplineId} and downline_id = ${given.downlineId}
      and type = ${given.type} and state = 'accepted'`);
  return rows.length > 0;
}
