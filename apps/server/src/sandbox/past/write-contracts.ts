import type pg from 'pg';
import { PAST_CONTRACTS, PAST_MOVES } from './past-contracts.ts';

const DAY_MS = 86_400_000;
const TAKA = 100;

type Contract = (typeof PAST_CONTRACTS)[number];

/** Lives through the contracts of the past by the functions that everybody's go through, with the clock set back. */
export async function writeContracts(client: pg.Client, merchant: string): Promise<void> {
  const today = Date.now();
  const setClock = (daysAgo: number): Promise<unknown> =>
    client.query(`select set_config('maidan.clock_offset', $1, false)`, [
      `${Math.round(today - daysAgo * DAY_MS - Date.now())} milliseconds`,
    ]);
  const ids = new Map<Contract, string>();
  const acts = [
    ...PAST_MOVES.map((gone) => ({ at: gone.at, act: () => move(client, merchant, gone) })),
    ...PAST_CONTRACTS.flatMap((contract) => [
      {
        at: contract.offered,
        act: async () => void ids.set(contract, await offer(client, merchant, contract)),
      },
      // Answered two hours later, before anybody further down is offered anything.
      ...(contract.answer === null
        ? []
        : [
            {
              at: contract.offered - 1 / 12,
              act: () => answer(client, merchant, contract, ids.get(contract) ?? ''),
            },
          ]),
      ...(contract.ended === undefined
        ? []
        : [{ at: contract.ended, act: () => end(client, merchant, ids.get(contract) ?? '') }]),
    ]),
  ];
  for (const { at, act } of acts.toSorted((one, other) => other.at - one.at)) {
    await setClock(at);
    await act();
  }
  await client.query(`select set_config('maidan.clock_offset', '', false)`);
}

async function offer(
  client: pg.Client,
  merchant: string,
  { agent, type, period = 'daily', fee = 0, tiers }: Contract,
): Promise<string> {
  const rows = tiers.map(([rate, members, bet]) => ({
    rate,
    members,
    validBet: type === 'dividend' ? bet * TAKA : 0,
    profitLoss: 0,
    betAmount: type === 'dividend' ? 0 : bet * TAKA,
  }));
  const { rows: made } = await client.query<{ id: string }>(
    `insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, tiers, period, fee_basis_points, carries_losses)
     select m.merchant, m.upline_id, m.id, $3, $4, $5, $6, $7, $3 = 'dividend'
     from member m where m.merchant = $1 and m.username_key = $2 returning id::text`,
    [merchant, agent, type, rows.at(-1)?.rate, JSON.stringify(rows), period, fee],
  );
  const id = made[0]?.id;
  if (id === undefined) throw new Error(`nobody is called ${agent}`);
  return id;
}

async function answer(
  client: pg.Client,
  merchant: string,
  { type, answer: said }: Contract,
  id: string,
): Promise<void> {
  const asked =
    said === 'withdraw'
      ? client.query<{ outcome: string }>(
          `select contract_withdraw($1, c.upline_id, c.id) as outcome
           from agent_contract c where c.merchant = $1 and c.id = $2`,
          [merchant, id],
        )
      : client.query<{ outcome: string }>(
          `select contract_answer($1, c.downline_id, c.id, $3, $4, array(
             select e.id from contract_ends($1, $3, c.downline_id, c.id) e)) as outcome
           from agent_contract c where c.merchant = $1 and c.id = $2`,
          [merchant, id, type, said === 'accept'],
        );
  const { rows } = await asked;
  if (rows[0]?.outcome !== 'done') throw new Error(`the sandbox's contract ${id} was ${rows[0]?.outcome}`);
}

async function move(
  client: pg.Client,
  merchant: string,
  { agent, to }: (typeof PAST_MOVES)[number],
): Promise<void> {
  const { rows } = await client.query<{ outcome: string }>(
    `select branch_move($1, m.id, u.id, array(select e.id from branch_ends($1, m.id) e)) as outcome
     from member m, member u where m.merchant = $1 and m.username_key = $2 and u.merchant = $1 and u.username_key = $3`,
    [merchant, agent, to],
  );
  if (rows[0]?.outcome !== 'moved') throw new Error(`${agent} could not go to ${to}: ${rows[0]?.outcome}`);
}

async function end(client: pg.Client, merchant: string, id: string): Promise<void> {
  const { rows } = await client.query<{ outcome: string }>(
    `select contract_end($1, c.upline_id, c.id, array(select e.id from contract_ends($1, c.type, c.downline_id, null) e)) as outcome
     from agent_contract c where c.merchant = $1 and c.id = $2`,
    [merchant, id],
  );
  if (rows[0]?.outcome !== 'done') throw new Error(`the sandbox's contract ${id} was ${rows[0]?.outcome}`);
}
