import { TRIAL_CURRENCY } from '@maidan/contract/constants.ts';
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { databaseOn } from '#db/database.ts';
import { payRebate, selectDue } from '#modules/downline/rebate.store.ts';
import { TRIAL_START } from '#modules/accounts/login/open-trial.ts';
import { SEEDED_ROUND } from '#modules/messages/seeded-round.ts';
import type { MoneyPlace } from './money-place.ts';
import { playedCode, type PastEvent } from './past.ts';
import { HOUSE_PARTNER } from '#sandbox/catalogue/vendors.ts';
import { payPast } from './pay-past.ts';
import { raisePast } from './raise-past.ts';
import { payIn } from './write-deposits.ts';
import { sendAlongLine } from './write-line.ts';
import { takeOut } from './write-withdrawals.ts';

const CURRENCY = 'PLY';
const BATCH = 100;
const GROWING =
  'ledger_account, ledger_transaction, ledger_entry, game_round, wallet_transaction, launch_session';

type Progress = (text: string) => void;

/**
 * Lives through the past: the platform's clock is set back and every deposit and round goes through the doors that real
 * ones use, oldest first. Whatever was already done by an interrupted run is answered as a replay.
 */
export async function writePast(
  client: pg.Client,
  { merchant, events, onProgress }: { merchant: string; events: readonly PastEvent[]; onProgress: Progress },
): Promise<void> {
  const members = await readMemberIds(client, merchant);
  const seats = new Map<string, Buffer>();
  await giveTrialMoney(client, merchant, members);
  const today = Date.now();
  let paid: Date | null = null;
  let done = 0;
  for (const batch of batchesOf(events)) {
    await setClock(client, offsetTo(today - (batch[0]?.at ?? 0)));
    paid = await payPast(client, merchant, paid);
    await client.query('begin');
    await setClock(client, offsetTo(today - (batch[0]?.at ?? 0)));
    await rebatePast(client, merchant);
    for (const run of runsOf(batch)) await live(client, { merchant, members, seats, today, run });
    await raisePast(client, { merchant, members, events: batch });
    await setClock(client, '');
    await client.query('commit');
    done += batch.length;
    // Plans made while the tables were empty would read them whole for ever after: look again as they double.
    if (Math.floor(Math.log2(done)) > Math.floor(Math.log2(done - batch.length)))
      await client.query(`analyze ${GROWING}`);
    onProgress(`the past: ${done} of ${events.length} events`);
  }
  await payPast(client, merchant, paid);
  await setClock(client, '');
  await rebatePast(client, merchant);
}

/**
 * Transfers of one moment begin one, and a break: before it agents are paid what they had earned until then, so that their money comes and
 * goes in its order.
 */
function batchesOf(events: readonly PastEvent[]): PastEvent[][] {
  const batches: PastEvent[][] = [];
  for (const event of events) {
    const last = batches.at(-1);
    const isNext = event.kind === 'break' || (event.kind === 'transfer' && last?.at(-1)?.kind !== 'transfer');
    if (last === undefined || last.length >= BATCH || isNext) batches.push([event]);
    else last.push(event);
  }
  return batches;
}

/** AGT-09: the rebates of what was played until now, as the nodes pay them. */
async function rebatePast(client: pg.Client, merchant: string): Promise<void> {
  const db = databaseOn(client);
  const due = await selectDue(db, { merchant, currency: CURRENCY, after: '0', limit: 1_000 });
  for (const { memberId } of due) await payRebate(db, { merchant, memberId, currency: CURRENCY });
}

async function readMemberIds(client: pg.Client, merchant: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ username: string; id: string }>(
    'select username_key as username, id::text as id from member where merchant = $1',
    [merchant],
  );
  return new Map(rows.map((row) => [row.username, row.id]));
}

/** Rounds that follow each other travel together; everything else goes alone. */
function runsOf(events: readonly PastEvent[]): PastEvent[][] {
  const runs: PastEvent[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (event.kind === 'round' && last?.[0]?.kind === 'round') last.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** How far the platform's clock must be moved to show this moment. */
const offsetTo = (moment: number): string => `${moment - Date.now()} milliseconds`;

type Moment = {
  merchant: string;
  members: ReadonlyMap<string, string>;
  seats: Map<string, Buffer>;
  today: number;
  run: readonly PastEvent[];
};

async function live(client: pg.Client, moment: Moment): Promise<void> {
  const { merchant, members, seats, today, run } = moment;
  const [event] = run;
  if (event === undefined) return;
  const memberId = members.get(event.username);
  if (memberId === undefined) throw new Error(`nobody is called ${event.username}`);
  if (event.kind === 'round') return playRounds(client, moment);
  const money: MoneyPlace = {
    db: databaseOn(client),
    merchant,
    memberId,
    setClock: (at) => setClock(client, offsetTo(today - at)),
  };
  await money.setClock(event.at);
  if (event.kind === 'welcome') await welcome(client, merchant, memberId, event);
  else if (event.kind === 'deposit') await payIn(money, event);
  else if (event.kind === 'withdrawal') await takeOut(money, event);
  else if (event.kind === 'transfer') await sendAlongLine(money, event, members.get(event.to) ?? '');
  else if (event.kind === 'break') await rest(client, merchant, memberId);
  else if (event.kind === 'launch') await sitDown(client, { merchant, memberId, seats }, event);
  else await breakOff(client, { merchant, seats, today }, event);
}

async function setClock(client: pg.Client, offset: string): Promise<void> {
  await client.query({
    name: 'seed-clock',
    text: `select set_config('maidan.clock_offset', $1, false)`,
    values: [offset],
  });
}

const seatOf = (event: { username: string; sitting: number }): string => `${event.username}-${event.sitting}`;

/** Everybody is welcomed, as a registration does it. */
async function welcome(
  client: pg.Client,
  merchant: string,
  memberId: string,
  { amount }: Extract<PastEvent, { kind: 'welcome' }>,
): Promise<void> {
  await post(client, { merchant, key: `welcome:${memberId}`, currency: CURRENCY, memberId, amount });
}

/** By the function that everybody's break begins by. A seed that was interrupted comes here again: then it stands already. */
async function rest(client: pg.Client, merchant: string, memberId: string): Promise<void> {
  const { rows } = await client.query<{ outcome: string }>(
    `select protection_start_break($1, $2, 'timeout', interval '30 days') as outcome`,
    [merchant, memberId],
  );
  expectOutcome(rows[0]?.outcome, ['begun', 'shorter'], `the break of ${memberId}`);
}

async function giveTrialMoney(
  client: pg.Client,
  merchant: string,
  members: Map<string, string>,
): Promise<void> {
  const memberId = members.get('trial');
  if (memberId === undefined) throw new Error('nobody is called trial');
  const key = 'seed:trial-money';
  await post(client, { merchant, key, currency: TRIAL_CURRENCY, memberId, amount: Number(TRIAL_START) });
}

type Gift = { merchant: string; key: string; currency: string; memberId: string; amount: number };

async function post(client: pg.Client, { merchant, key, currency, memberId, amount }: Gift): Promise<void> {
  const [kind, from] = ['bonus', 'bonus'];
  const input = createHash('sha256')
    .update(JSON.stringify([kind, currency, from, memberId, amount]))
    .digest();
  const { rows } = await client.query<{ outcome: string }>({
    name: 'seed-post',
    text: `select outcome from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, 'sandbox seed')`,
    values: [merchant, key, input, kind, currency, [from, 'member'], ['', memberId], [-amount, amount]],
  });
  expectOutcome(rows[0]?.outcome, ['posted', 'replayed'], key);
}

async function sitDown(
  client: pg.Client,
  { merchant, memberId, seats }: { merchant: string; memberId: string; seats: Map<string, Buffer> },
  event: Extract<PastEvent, { kind: 'launch' }>,
): Promise<void> {
  // A hash of nothing that anybody was ever given: nobody can take this seat.
  const tokenHash = randomBytes(32);
  seats.set(seatOf(event), tokenHash);
  await client.query({
    name: 'seed-launch',
    text: `insert into launch_session
             (merchant, token_hash, member_id, partner, vendor_code, node_id, game_code, currency, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, platform_now() + interval '4 hours')`,
    values: [
      merchant,
      tokenHash,
      memberId,
      HOUSE_PARTNER,
      event.game.vendorCode,
      event.game.nodeId,
      playedCode(event.game),
      CURRENCY,
    ],
  });
}

type Round = Extract<PastEvent, { kind: 'round' | 'void' }>;

const roundIdOf = (event: Round): string =>
  `${SEEDED_ROUND}${event.username}-${event.sitting}-${event.round}`;

/** What the game house would send: the bet, and, when the round came to its end, the win that closes it. */
function itemsOf(event: Round): string {
  const roundId = roundIdOf(event);
  const common = { roundId, gameCode: event.gameCode, currency: CURRENCY };
  const betTransactionId = `${roundId}-bet`;
  const bet = {
    place: 1,
    n: 1,
    kind: 'bet',
    ...common,
    transactionId: betTransactionId,
    amount: String(event.stake),
    roundClosed: false,
  };
  if (event.kind === 'void') return JSON.stringify([bet]);
  const win = {
    place: 1,
    n: 2,
    kind: 'win',
    ...common,
    transactionId: `${roundId}-win`,
    reference: betTransactionId,
    amount: String(event.win),
    roundClosed: true,
  };
  return JSON.stringify([bet, win]);
}

/** The clock is an argument like any other, so it is set before each round is played. */
const TRANSACT = `
  select r.round_id as round, t.status
  from unnest($3::text[], $4::text[], $5::bytea[], $6::text[], $7::jsonb[]) as r (clock, nonce, token, round_id, items)
  cross join lateral wallet_take($1, $2, array[r.nonce || left(set_config('maidan.clock_offset', r.clock, false), 0)],
    array[r.token], array[r.round_id], r.items, true) t`;

async function transact(
  client: pg.Client,
  { merchant, seats, today }: Pick<Moment, 'merchant' | 'seats' | 'today'>,
  events: readonly Round[],
): Promise<{ round: string; status: string }[]> {
  const { rows } = await client.query<{ round: string; status: string }>({
    name: 'seed-transact',
    text: TRANSACT,
    values: [
      merchant,
      HOUSE_PARTNER,
      events.map((event) => offsetTo(today - event.at)),
      events.map(nonce),
      events.map((event) => seats.get(seatOf(event))),
      events.map(roundIdOf),
      events.map(itemsOf),
    ],
  });
  return rows;
}

async function playRounds(client: pg.Client, moment: Moment): Promise<void> {
  const rounds = moment.run.filter((event) => event.kind === 'round');
  for (const { round, status } of await transact(client, moment, rounds)) {
    expectOutcome(status, ['OK'], round);
  }
}

/** A game that broke off: the bet was placed, and rolled back. */
async function breakOff(
  client: pg.Client,
  moment: Omit<Moment, 'members' | 'run'>,
  event: Round,
): Promise<void> {
  const roundId = roundIdOf(event);
  const [bet] = await transact(client, moment, [event]);
  expectOutcome(bet?.status, ['OK', 'ALREADY_ROLLED_BACK'], roundId);
  const { rows } = await client.query<{ status: string }>({
    name: 'seed-rollback',
    text: 'select status from wallet_take($1, $2, $3, $4, $5, $6, true)',
    values: [
      moment.merchant,
      HOUSE_PARTNER,
      [nonce()],
      [moment.seats.get(seatOf(event))],
      [roundId],
      JSON.stringify([
        {
          place: 1,
          n: 1,
          kind: 'rollback',
          transactionId: `${roundId}-undo`,
          reference: `${roundId}-bet`,
          roundId,
          amount: '0',
          roundClosed: false,
        },
      ]),
    ],
  });
  expectOutcome(rows[0]?.status, ['OK'], roundId);
}

const nonce = (): string => randomBytes(12).toString('hex');

function expectOutcome(outcome: string | undefined, wanted: readonly string[], what: string): void {
  if (outcome === undefined || !wanted.includes(outcome)) {
    throw new Error(`the sandbox's past went wrong at ${what}: ${outcome ?? 'no answer'}`);
  }
}
