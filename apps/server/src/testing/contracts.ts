import type { ContractPeriod, ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { Client } from 'pg';
import type { TestDatabase } from './test-database.ts';

type Terms = {
  type: ContractType;
  rate: number;
  period?: ContractPeriod;
  members?: number;
  validBet?: number;
  profitLoss?: number;
  betAmount?: number;
  fee?: number;
  carries?: boolean;
};

/** A connection of the database's owner, who alone may move the platform's clock. */
export async function ownerOf({ url }: Pick<TestDatabase, 'url'>): Promise<Client> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return client;
}

export async function setClock(owner: Client, offset: string): Promise<void> {
  await owner.query(`select set_config('maidan.clock_offset', $1, false)`, [offset]);
}

/** Offers terms to somebody in the name of whoever stands above, or of the house, and accepts them. */
export async function acceptedContract(owner: Client, memberId: string, terms: Terms): Promise<string> {
  const { type, rate, period = 'daily', members = 0, validBet = 0, profitLoss = 0, betAmount = 0 } = terms;
  const { rows } = await owner.query<{ id: string }>(
    `insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, tiers, period, fee_basis_points,
       carries_losses)
     select m.merchant, m.upline_id, m.id, $2, $3, $4, $5, $6, $7 from member m where m.merchant = 'maidan' and m.id = $1
     returning id::text`,
    [
      memberId,
      type,
      rate,
      JSON.stringify([{ rate, members, validBet, profitLoss, betAmount }]),
      period,
      terms.fee ?? 0,
      terms.carries ?? false,
    ],
  );
  const id = rows[0]?.id ?? '';
  const { rows: ends } = await owner.query<{ ids: string[] }>(
    `select coalesce(array_agg(e.id), '{}')::text[] as ids from contract_ends('maidan', $1, $2, $3) e`,
    [type, memberId, id],
  );
  const { rows: answers } = await owner.query<{ outcome: string }>(
    `select contract_answer('maidan', $1, $2, $3, true, $4) as outcome`,
    [memberId, id, type, ends[0]?.ids ?? []],
  );
  if (answers[0]?.outcome !== 'done') throw new Error(`the contract was ${answers[0]?.outcome}`);
  return id;
}

/** Until all that settled before the moment the owner's clock shows is counted and closed, and paid. */
export async function payUp(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ upto: Date }>(
    `select pay_slot_start('realtime', platform_now()) as upto`,
  );
  const upto = rows[0]?.upto;
  for (;;) {
    await owner.query(`select pay_fold('maidan', 5000)`);
    const { rows: found } = await owner.query<{ there: boolean }>(
      `select closed_until >= $1 as there from pay_clock where merchant = 'maidan'`,
      [upto],
    );
    if (found[0]?.there === true) break;
  }
  for (let steps = 1; steps > 0;) {
    const { rows: done } = await owner.query<{ steps: number }>(
      `select steps from pay_due('maidan', 'PLY', 500)`,
    );
    steps = done[0]?.steps ?? 0;
  }
}
