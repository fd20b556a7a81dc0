import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { PLAYED_GAME_CODE, type PastEvent } from './past.ts';
import { HOUSE_PARTNER } from './vendors.ts';

const CURRENCY = 'PLY';
const TRIAL_CURRENCY = 'FUN';
const BATCH = 50;
const GROWING =
  'ledger_account, ledger_transaction, ledger_entry, game_round, wallet_transaction, launch_session';
const TRIAL_START_MINOR = 1_000_000;

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
  for (let start = 0; start < events.length; start += BATCH) {
    await client.query('begin');
    for (const event of events.slice(start, start + BATCH)) {
      await setClock(client, today - event.at);
      const memberId = members.get(event.username);
      if (memberId === undefined) throw new Error(`nobody is called ${event.username}`);
      await live(client, { merchant, memberId, event, seats });
    }
    await client.query(`select set_config('maidan.clock_offset', '', false)`);
    await client.query('commit');
    // Plans made while the tables were empty would read them whole for ever after: look again as they double.
    if (Number.isInteger(Math.log2(start / BATCH + 1))) await client.query(`analyze ${GROWING}`);
    onProgress(`the past: ${Math.min(start + BATCH, events.length)} of ${events.length} events`);
  }
}

async function readMemberIds(client: pg.Client, merchant: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ username_key: string; id: string }>(
    'select username_key, id::text as id from member where merchant = $1',
    [merchant],
  );
  return new Map(rows.map((row) => [row.username_key, row.id]));
}

async function setClock(client: pg.Client, moment: number): Promise<void> {
  await client.query({
    name: 'seed-clock',
    text: `select set_config('maidan.clock_offset', $1, false)`,
    values: [`${moment - Date.now()} milliseconds`],
  });
}

type Moment = { merchant: string; memberId: string; event: PastEvent; seats: Map<string, Buffer> };

function live(client: pg.Client, moment: Moment): Promise<void> {
  const { event } = moment;
  if (event.kind === 'deposit') return deposit(client, moment.merchant, moment.memberId, event);
  if (event.kind === 'launch') return sitDown(client, moment, event);
  return play(client, moment, event);
}

const seatOf = (event: { username: string; sitting: number }): string => `${event.username}-${event.sitting}`;

async function deposit(
  client: pg.Client,
  merchant: string,
  memberId: string,
  event: Extract<PastEvent, { kind: 'deposit' }>,
): Promise<void> {
  await post(client, {
    merchant,
    key: `seed:deposit:${event.username}:${event.at}`,
    kind: 'deposit',
    currency: CURRENCY,
    from: 'deposits_in',
    memberId,
    amount: event.amount,
  });
}

async function giveTrialMoney(
  client: pg.Client,
  merchant: string,
  members: Map<string, string>,
): Promise<void> {
  const memberId = members.get('trial');
  if (memberId === undefined) throw new Error('nobody is called trial');
  const kind = 'bonus';
  const key = 'seed:trial-money';
  await post(client, {
    merchant,
    key,
    kind,
    currency: TRIAL_CURRENCY,
    from: 'bonus',
    memberId,
    amount: TRIAL_START_MINOR,
  });
}

type Posting = {
  merchant: string;
  key: string;
  kind: string;
  currency: string;
  from: 'deposits_in' | 'bonus';
  memberId: string;
  amount: number;
};

async function post(client: pg.Client, posting: Posting): Promise<void> {
  const { merchant, key, kind, currency, from, memberId, amount } = posting;
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
  { merchant, memberId, seats }: Moment,
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
      PLAYED_GAME_CODE,
      CURRENCY,
    ],
  });
}

async function play(
  client: pg.Client,
  { merchant, seats }: Moment,
  event: Extract<PastEvent, { kind: 'round' | 'void' }>,
): Promise<void> {
  const roundId = `seed-${event.username}-${event.sitting}-${event.round}`;
  const common = { roundId, gameCode: PLAYED_GAME_CODE, currency: CURRENCY };
  const bet = {
    kind: 'bet',
    ...common,
    transactionId: `${roundId}-bet`,
    amount: String(event.stake),
    roundClosed: false,
  };
  const win =
    event.kind === 'round'
      ? [
          {
            kind: 'win',
            ...common,
            transactionId: `${roundId}-win`,
            betTransactionId: `${roundId}-bet`,
            amount: String(event.win),
            roundClosed: true,
          },
        ]
      : [];
  const call = [merchant, HOUSE_PARTNER, nonce(), seats.get(seatOf(event))];
  const { rows } = await client.query<{ status: string }>({
    name: 'seed-transact',
    text: 'select status from wallet_transact($1, $2, $3, $4, $5, $6::jsonb)',
    values: [...call, roundId, JSON.stringify([bet, ...win])],
  });
  if (event.kind === 'round') return expectOutcome(rows[0]?.status, ['OK'], roundId);
  expectOutcome(rows[0]?.status, ['OK', 'ALREADY_ROLLED_BACK'], roundId);
  const undone = await client.query<{ status: string }>({
    name: 'seed-rollback',
    text: 'select status from wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      merchant,
      HOUSE_PARTNER,
      nonce(),
      call[3],
      roundId,
      `${roundId}-undo`,
      `${roundId}-bet`,
      roundId,
    ],
  });
  expectOutcome(undone.rows[0]?.status, ['OK'], roundId);
}

const nonce = (): string => randomBytes(12).toString('hex');

function expectOutcome(outcome: string | undefined, wanted: readonly string[], what: string): void {
  if (outcome === undefined || !wanted.includes(outcome)) {
    throw new Error(`the sandbox's past went wrong at ${what}: ${outcome ?? 'no answer'}`);
  }
}
