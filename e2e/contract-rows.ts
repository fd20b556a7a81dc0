import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';

/** Makes somebody an agent below another one, or below nobody. */
export async function makeAgentOf(username: string, upline: string | null): Promise<void> {
  await rows(
    `update member set type = 2, upline_id = (select id from member where username_key = lower($2))
     where username_key = lower($1)`,
    [username, upline],
  );
}

/** What an agent has from the house, by an operator's command and the agent's own yes. */
export async function fromHouse(
  agent: string,
  type: ContractType,
  rate: string,
  period = 'daily',
): Promise<void> {
  await operator('contract', 'propose', 'house', agent, type, rate, period);
  await acceptLast(agent, type);
}

export async function acceptLast(agent: string, type: ContractType): Promise<void> {
  const [row] = await rows<{ outcome: string }>(
    `select contract_answer(c.merchant, c.downline_id, c.id, c.type, true, '{}') as outcome
     from agent_contract c join member m on m.merchant = c.merchant and m.id = c.downline_id
     where m.username_key = lower($1) and c.type = $2 and c.state = 'proposed'`,
    [agent, type],
  );
  if (row?.outcome !== 'done') throw new Error(`the contract was ${row?.outcome}`);
}

/** Closes the slots before the first of an agent's contract: what settles from here on is counted in that one, and the journey need not wait for it. */
export const closeUntilFirstSlot = (agent: string): Promise<void> => closeSlots(agent, '0 minutes');

/** Closes the first slot of an agent's contract, with all that has been settled: the node pays by itself. */
export const closeFirstSlot = (agent: string): Promise<void> => closeSlots(agent, '5 minutes');

/** As a clock of the platform that is ahead does it; no slot is closed before everything in it is counted. */
async function closeSlots(agent: string, after: string): Promise<void> {
  const [row] = await rows<{ upto: Date }>(
    `select c.starts_at + $2::interval as upto from agent_contract c join member m on m.merchant = c.merchant and m.id = c.downline_id
     where m.username_key = lower($1) and c.state = 'accepted'`,
    [agent, after],
  );
  if (row === undefined) throw new Error(`${agent} has no contract that runs`);
  for (let closed = false; !closed;) {
    // oxlint-disable-next-line no-await-in-loop
    await rows(
      `select set_config('maidan.clock_offset', greatest($2::timestamptz - clock_timestamp(), '0')::text, true), pay_fold(merchant, 5000)
       from member where username_key = lower($1)`,
      [agent, row.upto],
    );
    // oxlint-disable-next-line no-await-in-loop
    const [clock] = await rows<{ closed: boolean }>(
      `select closed_until >= $1::timestamptz as closed from pay_clock`,
      [row.upto],
    );
    closed = clock?.closed === true;
  }
}
