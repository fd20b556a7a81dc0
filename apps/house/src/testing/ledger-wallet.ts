import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { WalletTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import pg from 'pg';
import { inject } from 'vitest';
import type { WalletClient, WalletReply } from '#wallet-client.ts';

/** How the wallet treats the next call: it acts and its answer is lost, or the call never reaches it. */
export type Trouble = 'well' | 'lost' | 'broken';

/** What lies where in the ledger, in minor units. */
export type Sums = { purse: bigint; openBets: bigint; house: bigint; all: bigint };

/** A round as the platform's records have it, in minor units. */
export type WalletRound = { id: string; state: 'open' | 'closed' | 'void'; stake: bigint; payout: bigint };
type Seat = { playerId: string; token: string };

/** The platform's own wallet and ledger on a database of their own, without its process: what a house says reaches the function that moves money. */
export type LedgerWallet = {
  client: WalletClient;
  /** By which the house speaks of the players, whose purses are full. */
  seats: readonly Seat[];
  troubles: Trouble[];
  sums(): Promise<Sums>;
  rounds(): Promise<ReadonlyMap<string, WalletRound>>;
  /** What does not agree between the ledger and those rounds. Nothing ever should be, whatever is on its way. */
  faults(): Promise<string[]>;
  openRounds(): Promise<number>;
  close(): Promise<void>;
};

const MERCHANT = 'maidan';
const PURSE = 100_000_000;

export async function openLedgerWallet(gameCode: string, people = 1): Promise<LedgerWallet> {
  const { serverUrl, template } = inject('testDatabase');
  const name = `maidan_ledger_${randomBytes(8).toString('hex')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name} template ${template}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const db = new pg.Pool({ connectionString: url, max: 4 });
  // It is dropped while the last of them is still saying goodbye.
  db.on('error', () => undefined);
  const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> =>
    (await db.query(text, values)).rows[0] as Row;
  await openTitle(one, gameCode);
  const seats: Seat[] = [];
  for (let person = 0; person < people; person += 1) seats.push(await sitDown(one, gameCode, person));
  const troubles: Trouble[] = [];

  const take = async (token: string, items: readonly object[]): Promise<WalletReply> => {
    const { status, balance } = await one<{ status: 'OK'; balance: string | null }>(
      'select status, balance from wallet_take($1, $2, $3, $4, $3, $5, true)',
      [
        MERCHANT,
        'MAIDAN',
        [randomUUID()],
        [createHash('sha256').update(token).digest()],
        JSON.stringify(items.map((item, n) => ({ place: 1, n, ...item }))),
      ],
    );
    return {
      status,
      requestId: '',
      balance: formatMoneyText(minor(BigInt(balance ?? 0))),
      currency: 'PLY',
      platformTransactionIds: [],
      playerId: null,
      transaction: null,
    };
  };
  const act = async (token: string, items: readonly object[]): Promise<WalletReply> => {
    const trouble = items.length === 0 ? 'well' : (troubles.shift() ?? 'well');
    if (trouble === 'broken') return null;
    const reply = await take(token, items);
    return trouble === 'lost' ? null : reply;
  };
  const client: WalletClient = {
    async call(call, body) {
      const said = body as unknown as Said;
      if (call === 'bet' || call === 'win') return act(said.token, [itemOf(said)]);
      if (call === 'batch') return act(said.token, said.transactions.map(itemOf));
      if (call === 'rollback')
        return act(said.token, [
          {
            kind: 'rollback',
            transactionId: said.transactionId,
            roundId: said.roundId,
            amount: '0',
            reference: said.originalTransactionId,
            roundClosed: false,
          },
        ]);
      if (call === 'balance')
        return { ...EMPTY, balance: formatMoneyText(minor((await sums()).purse)), currency: 'PLY' };
      throw new Error(`${call} is no call of this wallet`);
    },
    batchAlong: (body) => client.call('batch', body),
  };
  const sums = async (): Promise<Sums> => {
    const row = await one<Record<'purse' | 'all' | 'staked' | 'house', string>>(
      `select coalesce(sum(balance) filter (where kind = 'member'), 0) as purse, coalesce(sum(balance), 0) as all,
         coalesce(sum(balance) filter (where kind = 'open_bets'), 0) as staked,
         coalesce(sum(balance) filter (where kind = 'house'), 0) as house from ledger_account`,
    );
    return {
      purse: BigInt(row.purse),
      openBets: BigInt(row.staked),
      house: BigInt(row.house),
      all: BigInt(row.all),
    };
  };
  const rounds = async () => {
    const { rows } = await db.query<Record<'id' | 'stake' | 'payout', string> & Pick<WalletRound, 'state'>>(
      'select round_id as id, state, stake, payout from game_round',
    );
    return new Map(
      rows.map(({ id, state, stake, payout }) => [
        id,
        { id, state, stake: BigInt(stake), payout: BigInt(payout) },
      ]),
    );
  };
  const start = await sums();
  const faults = async (): Promise<string[]> => {
    const [now, known] = [await sums(), await rounds()];
    const total = (of: (round: WalletRound) => bigint): bigint =>
      [...known.values()].reduce((sum, round) => sum + of(round), 0n);
    const due: Sums = {
      purse: start.purse + total(({ stake, payout }) => payout - stake),
      openBets: start.openBets + total(({ state, stake }) => (state === 'open' ? stake : 0n)),
      house: start.house + total(({ state, stake, payout }) => (state === 'open' ? 0n : stake) - payout),
      all: 0n,
    };
    return (Object.keys(due) as (keyof Sums)[])
      .filter((what) => now[what] !== due[what])
      .map((what) => `${what}: ${now[what]} instead of ${due[what]}`);
  };
  return {
    client,
    seats,
    troubles,
    sums,
    rounds,
    faults,
    openRounds: async () =>
      (await one<{ open: number }>(`select count(*)::int as open from game_round where state = 'open'`)).open,
    async close() {
      await db.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

type Said = Pick<
  WalletTransaction,
  'kind' | 'transactionId' | 'roundId' | 'gameCode' | 'amount' | 'currency'
> & {
  token: string;
  roundClosed: boolean;
  betTransactionId?: string;
  originalTransactionId: string;
  transactions: readonly Said[];
};

const itemOf = ({ kind, transactionId, roundId, gameCode, amount, currency, ...rest }: Said) => ({
  kind,
  transactionId,
  roundId,
  gameCode,
  amount: parseMoney(amount).toString(),
  currency,
  reference: rest.betTransactionId,
  roundClosed: rest.roundClosed,
});

const EMPTY = {
  status: 'OK' as const,
  requestId: '',
  platformTransactionIds: [],
  playerId: null,
  transaction: null,
};

type One = <Row>(text: string, values?: unknown[]) => Promise<Row>;

async function openTitle(one: One, gameCode: string): Promise<void> {
  await one(
    `insert into vendor (merchant, code, name, sort_order) values ($1, 'MODEL', '{"en": "Model"}', 999)`,
    [MERCHANT],
  );
  await one(
    `insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at, engine, poster_seed, sort_order)
     values ($1, 'model', 'MODEL', 'model', 'SPORTS', '{"en": "Model"}', 'model', now(), $2, 1, 999)`,
    [MERCHANT, gameCode],
  );
}

/** A member with a purse. */
async function sitDown(one: One, gameCode: string, person: number): Promise<Seat> {
  const token = randomBytes(32).toString('base64url');
  const { id } = await one<{ id: string }>(
    `insert into member (merchant, username, username_key, password_hash) values ($1, $2, $2, '-') returning id`,
    [MERCHANT, `model${person}`],
  );
  await one(
    `select ledger_post($1, $4, sha256(convert_to($4, 'UTF8')), 'deposit', 'PLY', '{deposits_in,member}', array['', $2],
       array[-$3::bigint, $3::bigint], 'model')`,
    [MERCHANT, id, PURSE, `model ${person}`],
  );
  await one(
    `insert into launch_session (merchant, token_hash, member_id, partner, vendor_code, node_id, game_code, currency, expires_at)
     values ($1, sha256(convert_to($2, 'UTF8')), $3, 'MAIDAN', 'MODEL', 'model', $4, 'PLY', platform_now() + interval '4 hours')`,
    [MERCHANT, token, id, gameCode],
  );
  return { playerId: id, token };
}
