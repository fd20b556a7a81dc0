import { randomUUID } from 'node:crypto';
import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { countTeams } from '#modules/agent-reports/count-teams.ts';
import { answerContract } from '#modules/agents/contract.store.ts';
import { endGivenContract } from '#modules/agents/end-given-contract.ts';
import { proposeContract } from '#modules/agents/propose-contract.ts';
import { withdrawGivenOffer } from '#modules/agents/withdraw-given-offer.ts';
import { foldTurnover } from '#modules/pay/pay.store.ts';
import { payAgents } from '#modules/pay/pay-work.ts';
import { writeBreak } from '#modules/protection/protection.store.ts';
import { moveAlongLine } from '#modules/upline/move-along-line.ts';
import { moveToUpline } from '#modules/upline/move-to-upline.ts';
import { uplineKey } from '#modules/upline/upline-key.ts';
import { Refusal } from '#refusals/refusal.ts';
import { standardUplineRules } from '#settings/upline-rules.ts';
import { sitDown } from '../play-rounds.ts';
import type { TestApp } from '../test-app.ts';

/** Five levels of agents in two lines, each named by the place of the one above; then players below four of them. */
const ABOVE = [null, 0, 0, 1, 3, 4, 2, 6, 5, 7, 4, 2] as const;
export const AGENTS = 8;
export const PEOPLE = ABOVE.length;
export const TYPES = ['realtime', 'hourly', 'daily', 'dividend'] as const satisfies readonly ContractType[];
const MERCHANT = 'maidan';
const START = 3_000_00n;
const RULES = {
  ...standardUplineRules(),
  smallest: '0.01',
  largest: '900000.00',
  perDay: '9000000.00',
  timesPerHour: 100_000,
  needsTurnover: false,
};

type Type = (typeof TYPES)[number];
export type Act =
  | {
      act: 'offer';
      who: number;
      type: Type;
      rate: number;
      bar: number;
      fee: number;
      carries: boolean;
    }
  | { act: 'answer'; who: number; type: Type; accept: boolean; honest: boolean; stranger: boolean }
  | { act: 'end'; who: number; type: Type; honest: boolean; stranger: boolean }
  | { act: 'withdraw'; who: number; type: Type; stranger: boolean }
  | { act: 'send'; from: number; to: number; up: boolean; amount: number; twice: boolean }
  | { act: 'play'; who: number; stake: number; win: number }
  | { act: 'undo' | 'rest'; who: number }
  | { act: 'pay' | 'count' }
  | { act: 'move'; who: number; to: number };

/** What the acts of one step were told: the contracts that were confirmed to end, and the rest by name. */
export type Told = {
  ended: { id: string; ends: readonly string[]; byAccepting: boolean }[];
  sent: string[];
  moved: string[];
  /** Offers that were taken back. */
  withdrawn: string[];
  wrong: string[];
};
type Person = { memberId: string; username: string };

/** A team of its own, whose money is kept account of beside the platform. */
export async function createTeam(node: TestApp) {
  const { platform } = node.app;
  const { db, config, bus } = platform;
  const place = { db, config, bus };
  const people: Person[] = [];
  for (const [index, above] of ABOVE.entries())
    people.push(await newPerson(db, index < AGENTS ? 1 : 0, people[above ?? -1] ?? null));
  /** What everybody has before anybody is paid. */
  const money = new Map(people.map(({ memberId }) => [memberId, START]));
  const won: { memberId: string; roundId: string; win: bigint }[] = [];

  const personAt = (index: number): Person => people[index] ?? { memberId: '', username: '' };
  const add = (memberId: string, amount: bigint) => money.set(memberId, (money.get(memberId) ?? 0n) + amount);

  /** The contract of somebody that waits or runs, and what a person sees that would end with it. */
  async function find(memberId: string, type: ContractType, state: 'proposed' | 'accepted') {
    const [row] = await db.query<{ id: bigint; uplineId: bigint | null; ends: string[] }>(sql`
      select c.id, c.upline_id, array(select e.id::text from contract_ends(c.merchant, c.type, c.downline_id,
        case when c.state = 'proposed' then c.id end) e order by e.id) as ends
      from agent_contract c
      where c.merchant = ${MERCHANT} and c.downline_id = ${memberId}::bigint and c.type = ${type} and c.state = ${state}
      order by c.id desc limit 1`);
    return row ?? null;
  }

  async function offer({ who, type, rate, bar, fee, carries }: Extract<Act, { act: 'offer' }>) {
    const { memberId, username } = personAt(who);
    const [row] = await db.query<{ upline: string | null }>(sql`
      select u.username as upline from member m left join member u on u.merchant = m.merchant and u.id = m.upline_id
      where m.id = ${memberId}::bigint`);
    const low = { rate, members: 0, validBet: 0, profitLoss: 0, betAmount: 0 };
    const isDividend = type === 'dividend';
    await proposeContract(place, {
      upline: row?.upline ?? null,
      downline: username,
      terms: {
        type,
        tiers: bar === 0 ? [low] : [low, { ...low, rate: rate + 50, members: 1, validBet: bar }],
        period: 'daily',
        feeBasisPoints: isDividend ? fee : 0,
        carriesLosses: isDividend && carries,
      },
    });
  }

  async function answer(
    told: Told,
    { who, type, accept, honest, stranger }: Extract<Act, { act: 'answer' }>,
  ) {
    const contract = await find(personAt(who).memberId, type, 'proposed');
    if (contract === null) return;
    const [id, ends] = [contract.id.toString(), honest ? contract.ends : []];
    const { memberId } = personAt(stranger ? (who + 1) % AGENTS : who);
    const outcome = await answerContract(db, { merchant: MERCHANT, memberId, id, type, accept, ends });
    if (stranger && outcome !== 'unknown') told.wrong.push(`a stranger's answer was ${outcome}`);
    if (accept && outcome === 'done') told.ended.push({ id, ends, byAccepting: true });
  }

  async function end(told: Told, { who, type, honest, stranger }: Extract<Act, { act: 'end' }>) {
    const contract = await find(personAt(who).memberId, type, 'accepted');
    if (contract === null) return;
    const [id, ends] = [contract.id.toString(), honest ? contract.ends : []];
    const given = contract.uplineId?.toString() ?? null;
    const uplineId = stranger ? personAt(who).memberId : given;
    const outcome = await endGivenContract(place, { uplineId, id, ends });
    if (stranger && outcome !== 'unknown') told.wrong.push(`a stranger ended contract ${id}`);
    if (typeof outcome !== 'string') told.ended.push({ id, ends, byAccepting: false });
  }

  /** The one who made the offer takes it back; of anybody else, the one it was made to included, there is none. */
  async function withdraw(told: Told, { who, type, stranger }: Extract<Act, { act: 'withdraw' }>) {
    const contract = await find(personAt(who).memberId, type, 'proposed');
    if (contract === null) return;
    const id = contract.id.toString();
    const uplineId = stranger ? personAt(who).memberId : (contract.uplineId?.toString() ?? null);
    const outcome = await withdrawGivenOffer(place, { uplineId, id });
    if (stranger && outcome !== 'unknown') told.wrong.push(`a stranger took back offer ${id}`);
    if (outcome === 'done') told.withdrawn.push(id);
  }

  async function sendOnce(operationId: string, { from, to, up, amount }: Extract<Act, { act: 'send' }>) {
    const whose = { merchant: MERCHANT, memberId: personAt(from).memberId };
    const otherId = BigInt(personAt(to).memberId);
    const wish = { ...whose, operationId, amount: BigInt(amount), currency: 'PLY', rules: RULES };
    const rest = { turnoverPercent: 100, show: String };
    try {
      const { row } = up
        ? await moveToUpline(db, { ...wish, ...rest, to: uplineKey(whose, otherId) })
        : await moveAlongLine(db, {
            ...wish,
            ...rest,
            direction: 'down',
            otherId,
            isSame: (id) => id === otherId,
          });
      return row.code;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  async function send(told: Told, wish: Extract<Act, { act: 'send' }>) {
    const operationId = randomUUID();
    const codes = await Promise.all(
      Array.from({ length: wish.twice ? 2 : 1 }, () => sendOnce(operationId, wish)),
    );
    const code = codes.find((one) => one !== null);
    if (code === undefined || code === null) return;
    told.sent.push(code);
    add(personAt(wish.from).memberId, -BigInt(wish.amount));
    add(personAt(wish.to).memberId, BigInt(wish.amount));
    if (codes.some((one) => one !== null && one !== code))
      told.wrong.push(`one transfer has codes ${codes.join()}`);
  }

  async function play({ who, stake, win }: Extract<Act, { act: 'play' }>) {
    const { memberId } = personAt(AGENTS + who);
    const seat = await sitDown(db, memberId);
    const roundId = randomUUID();
    if ((await seat.bet(roundId, moneyOf(stake))) !== 'OK') return;
    add(memberId, -BigInt(stake));
    if (win === 0) {
      await seat.end(roundId);
    } else if ((await seat.win(roundId, moneyOf(win))) === 'OK') {
      add(memberId, BigInt(win));
      won.push({ memberId, roundId, win: BigInt(win) });
    }
  }

  /** The latest win of somebody is taken back: its round is open again. */
  async function undo(who: number) {
    const { memberId } = personAt(AGENTS + who);
    const index = won.findLastIndex((round) => round.memberId === memberId);
    const [round] = index < 0 ? [] : won.splice(index, 1);
    if (round === undefined) return;
    await (await sitDown(db, memberId)).takeBackWin(round.roundId);
    add(memberId, -round.win);
  }

  async function pay() {
    await foldTurnover(db, MERCHANT, 2_000);
    while ((await payAgents(platform)) > 0);
  }

  async function move(told: Told, { who, to }: Extract<Act, { act: 'move' }>) {
    const { memberId } = personAt(who);
    const [row] = await db.query<{ outcome: string }>(
      sql`select team_move(${MERCHANT}, ${memberId}::bigint, ${personAt(to).memberId}::bigint) as outcome`,
    );
    if (row?.outcome === 'moved') told.moved.push(memberId);
  }

  async function perform(act: Act, told: Told): Promise<unknown> {
    switch (act.act) {
      case 'offer':
        return offer(act);
      case 'answer':
        return answer(told, act);
      case 'end':
        return end(told, act);
      case 'withdraw':
        return withdraw(told, act);
      case 'send':
        return send(told, act);
      case 'play':
        return play(act);
      case 'undo':
        return undo(act.who);
      case 'rest':
        return writeBreak(
          db,
          { merchant: MERCHANT, memberId: personAt(act.who).memberId },
          'timeout',
          '24 hours',
        );
      case 'pay':
        return pay();
      case 'count':
        return countTeams(platform);
      case 'move':
        return move(told, act);
    }
  }

  return {
    people: people.map(({ memberId }) => BigInt(memberId)),
    money,
    /** All at once, as far as the platform lets them. */
    async performAll(acts: readonly Act[]): Promise<Told> {
      const told: Told = { ended: [], sent: [], moved: [], withdrawn: [], wrong: [] };
      await Promise.all(acts.map((act) => perform(act, told)));
      return told;
    },
  };
}
export type Team = Awaited<ReturnType<typeof createTeam>>;

/** As a registration would leave them; the platform's clock may be far ahead of any page that could send one. */
async function newPerson(db: Database, type: number, above: Person | null): Promise<Person> {
  const [row] = await db.query<Person>(sql`
    insert into member (merchant, username, username_key, password_hash, type, upline_id)
    select ${MERCHANT}, n.name, n.name, 'none', ${type}, ${above?.memberId ?? null}::bigint
    from (select 'line' || (count(*) + 1) as name from member) n
    returning id::text as member_id, username`);
  if (row === undefined) throw new Error('nobody was written');
  await postTransaction(db, {
    merchant: MERCHANT,
    key: `start:${row.memberId}`,
    kind: 'adjustment',
    currency: 'PLY',
    legs: [
      { account: { kind: 'adjustment', owner: '' }, amount: -START },
      { account: { kind: 'member', owner: row.memberId }, amount: START },
    ],
  });
  return row;
}

const moneyOf = (amount: number): string => formatMoneyText(minor(BigInt(amount)));
