import { getBetTotals } from '@maidan/contract/records/get-bet-totals.ts';
import { getProfit } from '@maidan/contract/records/get-profit.ts';
import { getStatement } from '@maidan/contract/records/get-statement.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { listBonuses } from '@maidan/contract/records/list-bonuses.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import type { Caller, TestApp } from '@maidan/server/testing/test-app.ts';
import * as pg from 'pg';
import { withDoor } from './door.ts';
import { median, type Measurement } from './report.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const CALLS = 150;
const WARM = 30;
const DAY_MS = 86_400_000;

/** How many of a record are of a sort that is rare, however long it is: a page of them is full in both. */
const RARE = 40;
/** Of another sort there are few on each day; the short record has as many as a page needs. */
const FEW_EVERY = 500;

/** So many rounds over a year, and as many movements of the balance; written at once, because this is about reading. */
async function fill(url: string, memberId: string, rounds: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    const [rare, few] = [rounds / RARE, Math.min(FEW_EVERY, rounds / RARE)];
    // Nothing was counted yet, so nobody need be told of each of a million late rounds.
    await owner.query('alter table game_round disable trigger game_round_changed_late');
    await owner.query(
      `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
         bets_in_effect, placed_at, settled_at)
       select 'maidan', 'MAIDAN', 'b-' || $1::bigint || '-' || i, $1::bigint,
         case when i % $3::int = 1 then 'RARE' when i % $4::int = 2 then 'FEW' else 'V' || i % 6 end,
         case when i % $4::int = 3 then 'bench-live' else 'bench-' || i % 40 end, 'PLY',
         case when i % $3::int = 4 then 'void' else 'closed' end, case when i % $3::int = 4 then 0 else 100 + i % 900 end,
         case when i % 3 = 0 and i % $3::int <> 4 then 250 else 0 end, case when i % $3::int = 4 then 0 else 1 end, p.at, p.at
       from generate_series(1, $2::int) i
       cross join lateral (select now() - interval '365 days' * (1 - i / $2::float8) as at) p`,
      [memberId, rounds, rare, few],
    );
    await owner.query('alter table game_round enable trigger game_round_changed_late');
    await owner.query(
      `with account as (
         insert into ledger_account (merchant, kind, owner, currency, shard, may_be_negative, hash)
         values ('maidan', 'member', $1::text, 'PLY', 0, false, '\\x00')
         on conflict (merchant, kind, owner, currency, shard) do update set held = 0 returning id, version
       ), posting as (
         insert into ledger_transaction (merchant, key, input_hash, kind, currency, reference, at, account_ids, versions)
         select 'maidan', 'bench:' || $1::text || ':' || i, '\\x00',
           case when i % $4::int = 0 then 'deposit' when i % $3::int = 1 then 'bonus' when i % 3 = 0 then 'win' else 'bet' end,
           'PLY', 'b-' || $1::text || '-' || i, now() - interval '365 days' * (1 - i / $2::float8), array[account.id],
           array[account.version + i]
         from generate_series(1, $2::int) i, account
         returning id, at, account_ids[1] as account_id, versions[1] as version
       )
       insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
       select 'maidan', account_id, version, id, 1, version, at, '\\x00' from posting`,
      [memberId, rounds, rare, few],
    );
    await owner.query(
      `update ledger_account set version = version + $2 where merchant = 'maidan' and owner = $1`,
      [memberId, rounds],
    );
    await owner.query('vacuum analyze game_round, ledger_entry, ledger_transaction, ledger_account');
  } finally {
    await owner.end();
  }
}

/** One title at a live table, so that a category can be asked for. */
async function addLiveGame(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(
      `insert into vendor (merchant, code, name, sort_order) values ('maidan', 'BENCH', '{"en": "Bench"}', 999)`,
    );
    await owner.query(
      `insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at, open, poster_seed, sort_order)
       values ('maidan', 'bench-live', 'BENCH', 'live', 'LIVE', '{"en": "Live"}', 'live', now(), false, 1, 999)`,
    );
  } finally {
    await owner.end();
  }
}

async function millisecondsOf<O extends Operation>(
  node: TestApp,
  caller: Caller,
  operation: O,
  input: RequestOf<O>,
): Promise<number> {
  const from = performance.now();
  const { status, raw } = await node.callAs(caller, operation, input);
  if (status !== 200) throw new Error(raw.body);
  return performance.now() - from;
}

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

type Pair = { small: Caller; large: Caller };

/** A call for the short record and the same for the long one in turn, so that both meet the same machine. */
async function compare<O extends Operation>(
  node: TestApp,
  { small, large }: Pair,
  what: string,
  operation: O,
  input: RequestOf<O>,
): Promise<Measurement> {
  const times = { small: [] as number[], large: [] as number[] };
  const first = await millisecondsOf(node, large, operation, input);
  for (let count = 0; count < WARM + CALLS; count += 1) {
    const few = await millisecondsOf(node, small, operation, input);
    const many = await millisecondsOf(node, large, operation, input);
    if (count < WARM) continue;
    times.small.push(few);
    times.large.push(many);
  }
  const [few, many] = [median(times.small), median(times.large)];
  return {
    what: `${what}: ${LARGE.toLocaleString('en')} bets against ${SMALL.toLocaleString('en')}`,
    ratio: many / few,
    bar: { kind: 'at most', value: 1.5 },
    detail: `${many.toFixed(2)} against ${few.toFixed(2)} ms, the middle of ${CALLS} calls each; the very first ${first.toFixed(0)} ms`,
  };
}

/** What a record costs to read when it is a thousand times as long: every page, with each of its filters. */
export async function measureRecords(): Promise<Measurement[]> {
  return await withDoor(async (node) => {
    const [small, large] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const { databaseUrl } = node.app.platform.config;
    await addLiveGame(databaseUrl);
    await fill(databaseUrl, small.memberId, SMALL);
    await fill(databaseUrl, large.memberId, LARGE);
    const pair = { small, large };
    const range = { from: dayAt(Date.now() - 29 * DAY_MS), to: dayAt(Date.now() + DAY_MS) };
    return [
      await compare(node, pair, 'first page of the betting record', listBets, range),
      await compare(node, pair, 'its sums over 30 days', getBetTotals, range),
      await compare(node, pair, 'its sums over everything', getBetTotals, {}),
      await compare(node, pair, 'its first page of one vendor', listBets, { vendor: 'V3' }),
      await compare(node, pair, 'of a vendor played little each day', listBets, { vendor: 'FEW' }),
      await compare(node, pair, 'of a vendor played seldom', listBets, { vendor: 'RARE' }),
      await compare(node, pair, 'of one category', listBets, { category: 'LIVE' }),
      await compare(node, pair, 'of settled bets', listBets, { state: 'settled' }),
      await compare(node, pair, 'of bets that were taken back', listBets, { state: 'void' }),
      await compare(node, pair, 'of open bets, when there are none', listBets, { state: 'open' }),
      await compare(node, pair, 'first page of the account record', listMovements, range),
      await compare(node, pair, 'its stakes alone', listMovements, { kind: 'bet' }),
      await compare(node, pair, 'its wins alone', listMovements, { kind: 'win' }),
      await compare(node, pair, 'its deposits alone', listMovements, { kind: 'deposit' }),
      await compare(node, pair, 'bonus details', listBonuses, {}),
      await compare(node, pair, 'profit and loss of 30 days', getProfit, range),
      await compare(node, pair, 'account statement of 30 days', getStatement, range),
    ];
  });
}
