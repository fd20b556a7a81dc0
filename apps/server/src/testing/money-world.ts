import { randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { chooseSandboxPayment, type SandboxChoice } from '#adapters/payment/sandbox-payment.store.ts';
import { tellSandboxPayments } from '#adapters/payment/tell-sandbox-payments.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { readDebt } from '#ledger/read-debt.ts';
import { expireDeposits } from '#modules/deposit/expire-deposits.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { askAfterTransfers } from '#modules/vendor-wallet/due-transfers.ts';
import { disburseWithdrawal, reconcileWithdrawal } from '#modules/withdrawal/disburse-withdrawal.ts';
import { confirmWithdrawalRefund, proposeWithdrawalRefund } from '#modules/withdrawal/refund-withdrawal.ts';
import { rejectWithdrawal, tryApproval } from '#modules/withdrawal/review-withdrawal.ts';
import { beginDeposit } from './deposits.ts';
import { listeningNode } from './live-page.ts';
import { sitDown } from './play-rounds.ts';
import type { TestDatabase } from './test-database.ts';
import { startTestVendor, type VendorFault } from './stand-ins/test-vendor.ts';
import { ACT, bindAccount, PIN, readyMember } from './withdrawals.ts';

const WALLET = 'CONF';
const MERCHANT = 'maidan';

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;

/** A share of what is free, in whole units, as a player would type it. */
const shareOf = (free: bigint, percent: number): string =>
  `${free <= 0n ? 0n : (free * BigInt(percent)) / 10_000n}.00`;

/**
 * One player, their bank, a payment provider and a vendor with a wallet of its own, and everything that may happen between
 * them. What a step may answer is said where it is taken: a debt stops play and orders, whatever came before.
 */
export async function createMoneyWorld(database: TestDatabase) {
  const { db } = database;
  const house = await startTestVendor();
  const node = await listeningNode(database, { gameHouseOrigin: house.origin });
  const driver = await createMaidanDriver(db, database.url);
  const place = node.app.platform;
  const { settings } = place;
  await settings.change('merchantWallet', { isSingle: false, ownWallets: [WALLET] });
  await settings.change('withdrawal', {
    ...(await settings.get('withdrawal')),
    timesPerDay: 100,
    perDay: '10000000.00',
    turnoverPercent: 0,
    sandboxSeconds: null,
  });
  await settings.change('depositRules', { ...(await settings.get('depositRules')), mostWaiting: 20 });
  const ready = await readyMember(node);
  const { member } = ready;
  // One that pays, and one whose bank refuses in the end.
  const accounts = [ready.accountId, await bindAccount(db, member.memberId, '01755510001')];
  const seat = await sitDown(db, member.memberId);

  const payments: string[] = [];
  const orders: string[] = [];
  const rounds: string[] = [];
  const wins: string[] = [];
  const faults: string[] = [];
  const said = (is: string, ...may: string[]): void => {
    if (!may.includes(is)) faults.push(`${is} where ${may.join(' or ')} was right`);
  };

  async function purse(kind: 'member' | 'vendor_wallet'): Promise<{ free: bigint; balance: bigint }> {
    const owner = kind === 'member' ? member.memberId : `${member.memberId}:${WALLET}`;
    const [row] = await db.query<{ free: bigint; balance: bigint }>(sql`
      select balance - held as free, balance from ledger_account
      where merchant = ${MERCHANT} and kind = ${kind} and owner = ${owner} and currency = 'PLY'`);
    return row ?? { free: 0n, balance: 0n };
  }

  const stateOf = async (id: string) => {
    const [row] = await db.query<{ state: string }>(
      sql`select state from withdrawal where id = ${id}::bigint`,
    );
    return row?.state ?? '';
  };

  const hear = () => tellSandboxPayments(place, node.app.listeningOrigin);

  const bankIsDone = () =>
    driver.owner.query(`update sandbox_disbursement set settles_at = platform_now() - interval '3 minutes'`);

  const steps = {
    async deposit(amount: number) {
      payments.push((await beginDeposit(node, member, { amount: `${amount}.00` })).payment);
    },
    async pays(which: number, choice: SandboxChoice, isHeard: boolean) {
      const payment = payments[which];
      if (payment !== undefined) await chooseSandboxPayment(db, MERCHANT, payment, choice);
      if (isHeard) await hear();
    },
    async runOut() {
      await db.query(sql`update deposit set expires_at = platform_now() where state = 'waiting'`);
      await expireDeposits(place);
    },
    async bet(percent: number) {
      const amount = shareOf((await purse('member')).free, percent);
      const owes = (await readDebt(db, MERCHANT, member.memberId)) > 0n;
      if (amount === '0.00' && !owes) return;
      const round = randomUUID();
      const status = await seat.bet(round, owes ? '1.00' : amount);
      said(status, owes ? 'PLAYER_IN_DEBT' : 'OK');
      if (status === 'OK') rounds.push(round);
    },
    async win(amount: number) {
      const round = rounds.shift();
      if (round === undefined) return;
      said(await seat.win(round, `${amount}.00`), 'OK');
      wins.push(round);
    },
    async undoWin() {
      const round = wins.shift();
      if (round !== undefined) await seat.takeBackWin(round);
    },
    async ask(percent: number, account: number) {
      const { body } = await node.callAs(member, requestWithdrawal, {
        operationId: randomUUID(),
        accountId: accounts[account] ?? '',
        amount: shareOf((await purse('member')).free, percent),
        paymentPassword: PIN,
      });
      if (body.success) orders.push(body.value.id);
    },
    async approve(which: number) {
      const id = orders[which];
      if (id === undefined) return;
      const isWaiting = (await stateOf(id)) === 'requested';
      const covered = (await purse('member')).free >= 0n;
      const right = covered ? 'approved' : 'cover-gone';
      said(await tryApproval(place, { id, ...ACT }), isWaiting ? right : 'not-waiting');
    },
    async send(which: number) {
      const id = orders[which];
      if (id === undefined) return;
      const isApproved = (await stateOf(id)) === 'approved';
      const covered = (await purse('member')).free >= 0n;
      const right = covered ? 'waiting' : 'cover-gone';
      said(await disburseWithdrawal(place, { id, ...ACT }), isApproved ? right : 'not-approved');
    },
    async settle() {
      await bankIsDone();
      const open = await db.query<{ id: bigint }>(sql`select id from withdrawal where state = 'disbursing'`);
      for (const { id } of open) await reconcileWithdrawal(place, id);
    },
    /** The member says that nothing came, and two persons give it back. */
    async neverCame(which: number) {
      const id = orders[which];
      if (id === undefined) return;
      const { body } = await node.callAs(member, confirmWithdrawal, { id, answer: 'not-received' });
      if (!body.success) return;
      const [row] = await db.query<{ remaining: bigint }>(
        sql`select remaining from withdrawal where id = ${id}::bigint`,
      );
      await proposeWithdrawalRefund(place, { id, amount: row?.remaining ?? 0n, ...ACT });
      await confirmWithdrawalRefund(place, { id, by: 'Kamal', reason: 'seen' });
    },
    async transfer(direction: 'in' | 'out', percent: number, fault: VendorFault) {
      const { free } = await purse(direction === 'in' ? 'member' : 'vendor_wallet');
      const amount = shareOf(free, percent);
      if (amount === '0.00') return;
      house.faults.splice(0, house.faults.length, fault);
      await node.callAs(member, transferWallet, {
        operationId: randomUUID(),
        vendorCode: WALLET,
        direction,
        amount,
      });
    },
    async askAfter() {
      house.faults.length = 0;
      await db.query(sql`update vendor_transfer set ask_at = platform_now() where ended_at is null`);
      while ((await askAfterTransfers(place)) > 0);
    },
  };

  return {
    place,
    steps,
    bankIsDone,
    /** Answers that were not right where they were given. */
    faults,
    /** Whatever is on its way arrives, and whatever nobody decided is turned down. */
    async comeToRest() {
      await db.query(sql`update sandbox_payment set tell_at = platform_now() where tell_at is not null`);
      while ((await hear()) > 0);
      await steps.settle();
      await steps.askAfter();
      for (const id of orders) await rejectWithdrawal(place, { id, ...ACT });
    },
    /** Debts are paid and everything is as in the beginning, so that the next story has money to lose. */
    async beginAnew(balance: bigint) {
      await steps.transfer('out', 100, 'well');
      const { balance: left } = await purse('member');
      if (left !== balance)
        await postTransaction(db, {
          merchant: MERCHANT,
          key: `anew:${randomUUID()}`,
          kind: left < balance ? 'bonus' : 'adjustment',
          currency: 'PLY',
          legs: [
            { account: { kind: 'bonus', owner: '' }, amount: left - balance },
            { account: { kind: 'member', owner: member.memberId }, amount: balance - left },
          ],
        });
      await steps.runOut();
      payments.length = orders.length = rounds.length = wins.length = faults.length = 0;
    },
    /** What the page shows as owed. */
    async shownDebt(): Promise<bigint> {
      const { body } = await node.callAs(member, getBalance, {});
      if (!body.success) throw new Error(body.code);
      const main = -parseMoney(body.value.balance);
      return (main > 0n ? main : 0n) + parseMoney(body.value.owedInWallets);
    },
    /** What the doors of play and withdrawals go by. */
    knownDebt: () => readDebt(db, MERCHANT, member.memberId),
    async close() {
      await node.close();
      await driver.close();
      await house.close();
    },
  };
}
