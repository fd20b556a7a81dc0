import { randomBytes, randomInt } from 'node:crypto';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { Pool } from 'pg';
import type { Database } from '#db/database.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { insertLaunch } from '#modules/games/launch.store.ts';
import { cancelGrant, insertGrant } from '#modules/seamless-wallet/free-rounds/free-rounds.store.ts';
import { hashLaunchToken } from '#modules/seamless-wallet/launch-token.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { compareWallet } from '#modules/reconcile/reconcile.store.ts';
import { writeLimit } from '#modules/protection/protection.store.ts';
import type { Player, WalletDriver } from './wallet-under-test.ts';

const MERCHANT = 'maidan';
const CURRENCY = 'PLY';
const LIFE_SECONDS = 3600;
const TITLES = {
  slot: { nodeId: 'conf-slot', gameCode: 'line-slot' },
  live: { nodeId: 'conf-live', gameCode: 'conf-table' },
  otherLive: { nodeId: 'conf-live-2', gameCode: 'conf-table-2' },
} as const;

export type MaidanDriver = Required<WalletDriver> & {
  owner: Pool;
  /** A catalogue that people look at keeps nothing of this. */
  removeTitles(): Promise<void>;
  close(): Promise<void>;
};

/** Drives our own wallet: the application's database for play, the owner's connection for what no application may. */
export async function createMaidanDriver(
  db: Database,
  ownerUrl: string,
  partner = HOUSE_PARTNER,
): Promise<MaidanDriver> {
  const owner = new Pool({ connectionString: ownerUrl, max: 4 });
  // The pool has ended when it has said goodbye to the server, which may hear it only after it is told to drop the database.
  const gone: Promise<void>[] = [];
  owner.on('connect', (client) => gone.push(new Promise((resolve) => client.once('end', resolve))));
  await addTitles(owner);
  const count = async (text: string, player: Player) => {
    const { rows } = await owner.query<{ count: string }>(text, [MERCHANT, player.id]);
    return Number(rows[0]?.count);
  };
  return {
    owner,
    removeTitles: async () => {
      await owner.query(`delete from game where merchant = $1 and vendor_code = 'CONF'`, [MERCHANT]);
      await owner.query(`delete from vendor where merchant = $1 and code = 'CONF'`, [MERCHANT]);
    },
    close: async () => {
      await owner.end();
      await Promise.all(gone);
    },
    otherLiveGameCode: TITLES.otherLive.gameCode,
    newPlayer: (balance, game = 'slot') => newPlayer({ db, owner, partner }, balance, game),
    expireToken: async ({ token }) => {
      await owner.query(
        'update launch_session set expires_at = now() where merchant = $1 and token_hash = $2',
        [MERCHANT, hashLaunchToken(token)],
      );
    },
    setStatus: async ({ id }, status) => {
      await owner.query('update member set status = $3 where merchant = $1 and id = $2', [
        MERCHANT,
        id,
        status,
      ]);
    },
    countMovements: async (player) =>
      (await count(
        `select count(*) from ledger_entry e join ledger_account a on a.merchant = e.merchant and a.id = e.account_id
         where a.merchant = $1 and a.kind = 'member' and a.owner = $2`,
        player,
      )) - 1,
    countAlerts: (player) =>
      count('select count(*) from wallet_alert where merchant = $1 and member_id = $2', player),
    readBalance: async ({ id }) => {
      const account = await readBalance(db, { merchant: MERCHANT, owner: id, currency: CURRENCY });
      return formatMoneyText(account.balance);
    },
    verifyBooks: async () => {
      const findings = await checkLedger(db);
      if (findings.length > 0) throw new Error(`the books do not add up: ${JSON.stringify(findings)}`);
      const { rows } = await owner.query<{ open: string; stakes: string }>(
        `select (select coalesce(sum(balance), 0) from ledger_account where kind = 'open_bets') as open,
                (select coalesce(sum(stake), 0) from game_round where state = 'open') as stakes`,
      );
      if (rows[0]?.open !== rows[0]?.stakes)
        throw new Error(`open bets are not the stakes of open rounds: ${JSON.stringify(rows[0])}`);
      const apart = (await compareWallet(db)).filter(({ ledger, other }) => ledger !== other);
      if (apart.length > 0)
        throw new Error(`partners and ledger disagree: ${apart.map(({ what }) => what).join(', ')}`);
    },
    limitLosses: async ({ id }, amount) => {
      const limit = { merchant: MERCHANT, memberId: id, kind: 'loss', period: 'day' } as const;
      await writeLimit(db, limit, parseMoney(amount));
    },
    grantFreeRounds: async ({ id }, campaignId, rounds, stake) => {
      const validTo = new Date(Date.now() + LIFE_SECONDS * 1000);
      await insertGrant(db, MERCHANT, {
        partner,
        campaignId,
        memberId: id,
        rounds,
        stake: parseMoney(stake),
        currency: CURRENCY,
        gameCodes: null,
        mostWon: null,
        validTo,
      });
    },
    cancelFreeRounds: async ({ id }, campaignId) => {
      await cancelGrant(db, MERCHANT, { partner, campaignId, memberId: id });
    },
    readDayTotals: async (players) => {
      const { rows } = await owner.query<{ kind: string; total: string }>(
        `select kind, sum(amount) as total from wallet_transaction
         where merchant = $1 and partner = $2 and member_id = any ($3) and created_at >= now() - interval '1 day'
         group by kind`,
        [MERCHANT, partner, players.map(({ id }) => id)],
      );
      const total = (kind: string) =>
        formatMoneyText(minor(BigInt(rows.find((row) => row.kind === kind)?.total ?? 0)));
      return { bets: total('bet'), wins: total('win'), rollbacks: total('rollback') };
    },
  };
}

/** Titles of a vendor of their own, so that no seeded catalogue is in the way. */
async function addTitles(owner: Pool): Promise<void> {
  await owner.query(
    `insert into vendor (merchant, code, name, partner_code, sort_order)
     values ($1, 'CONF', '{"en": "Conformance", "bn": "যাচাই"}', $2, 999) on conflict do nothing`,
    [MERCHANT, HOUSE_PARTNER],
  );
  for (const [kind, { nodeId, gameCode }] of Object.entries(TITLES)) {
    await owner.query(
      `insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at, engine, poster_seed, sort_order)
       values ($1, $2, 'CONF', $2, $3, '{"en": "Spin & Check", "bn": "ঘোরাও ও দেখো"}', $2, now(), $4, 1, 999) on conflict do nothing`,
      [MERCHANT, nodeId, kind === 'slot' ? 'RNG' : 'LIVE', gameCode],
    );
  }
}

async function newPlayer(
  { db, owner, partner }: { db: Database; owner: Pool; partner: string },
  balance: string,
  game: 'slot' | 'live',
): Promise<Player> {
  const username = `p${randomBytes(8).toString('hex')}`;
  const { rows } = await owner.query<{ id: string }>(
    `insert into member (merchant, username, username_key, password_hash) values ($1, $2, $2, '-') returning id`,
    [MERCHANT, username],
  );
  const id = rows[0]?.id ?? '';
  const amount = parseMoney(balance);
  await postTransaction(db, {
    merchant: MERCHANT,
    key: `conformance:${id}:${randomInt(2 ** 32)}`,
    kind: 'deposit',
    currency: CURRENCY,
    legs: [
      { account: { kind: 'deposits_in', owner: '' }, amount: 0n - amount },
      { account: { kind: 'member', owner: id }, amount },
    ],
  });
  const token = randomBytes(32).toString('base64url');
  const { nodeId, gameCode } = TITLES[game];
  await insertLaunch(db, {
    merchant: MERCHANT,
    tokenHash: hashLaunchToken(token),
    memberId: id,
    sessionId: null,
    partner,
    vendorCode: 'CONF',
    nodeId,
    gameCode,
    currency: CURRENCY,
    lifeSeconds: LIFE_SECONDS,
  });
  return { id, token, currency: CURRENCY, gameCode };
}
