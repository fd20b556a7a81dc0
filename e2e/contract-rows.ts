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

/**
 * A lost round of a player, of which no money is written, that settles a minute into the first slot of the agent's contract, and a clock that is moved on so far that the slot is
 * closed: the node pays by itself.
 */
export async function settleInFirstSlot(player: string, agent: string, stake: number): Promise<void> {
  await rows(
    `with slot as (
       select c.starts_at + interval '1 minute' as at from agent_contract c join member m on m.id = c.downline_id
       where m.username_key = lower($2) and c.state = 'accepted'
     ), round as (
       insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
         bets_in_effect, placed_at, settled_at)
       select m.merchant, 'TEST', gen_random_uuid(), m.id, 'MAIDAN', '1', 'PLY', 'closed', $3, 0, 1, s.at, s.at
       from member m cross join slot s where m.username_key = lower($1)
       returning *
     )
     insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, amount, currency, facts,
       request_id)
     select r.merchant, r.partner, r.round_id || '-win', 'win', 'applied', r.member_id, r.round_id, 0, r.currency, '\\x00', 'journey'
     from round r`,
    [player, agent, stake],
  );
  for (let closed = false; !closed;) {
    // oxlint-disable-next-line no-await-in-loop
    await rows(
      `select set_config('maidan.clock_offset', '12 minutes', true), pay_fold(merchant, 5000) from member where username_key = lower($1)`,
      [player],
    );
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await rows<{ closed: boolean }>(
      `select closed_until >= (select c.starts_at + interval '5 minutes' from agent_contract c join member m on m.id = c.downline_id
         where m.username_key = lower($1) and c.state = 'accepted') as closed from pay_clock`,
      [agent],
    );
    closed = row?.closed === true;
  }
}
