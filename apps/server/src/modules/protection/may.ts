import { displayMoney, type Money } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readDebt } from '#ledger/read-debt.ts';
import type { Settings } from '#settings/settings.ts';
import { lockMember, selectBroken, selectProtected, type Owned } from './protection.store.ts';

type Needs = { db: Database; config: Config; settings: Settings };
type Deposit = Owned & { amount: Money };

/** The smallest amount there is: a limit that leaves no room for it is used up. */
const ONE = 1n;

/** R2, W25: asked when a game is opened. Each bet is asked again by the wallet itself, together with its money. */
export async function assertMayPlay({ db, config, settings }: Needs, memberId: string): Promise<void> {
  const owned = { merchant: config.merchant, memberId };
  await assertNoBreak(db, owned);
  if ((await selectBroken(db, owned, ['stake', 'loss', 'time'], ONE)) !== null)
    throw new Refusal('OWN_LIMIT_REACHED');
  await assertNoDebt({ db, config, settings }, memberId);
}

/** Whoever owes pays first; what comes in pays it by itself. */
export async function assertNoDebt({ db, config, settings }: Needs, memberId: string): Promise<void> {
  const debt = await readDebt(db, config.merchant, memberId);
  if (debt > 0n)
    throw new Refusal('IN_DEBT', { args: [displayMoney(debt, await settings.get('currencySymbol'))] });
}

/**
 * R1, R2: asked in the transaction that writes the deposit, before it is written. The member's row stays locked until
 * that transaction ends, so that deposits begun at the same moment count each other.
 */
export async function assertMayDeposit(tx: Database, { amount, ...owned }: Deposit): Promise<void> {
  await lockMember(tx, owned);
  await assertNoBreak(tx, owned);
  if ((await selectBroken(tx, owned, ['deposit'], amount)) !== null) throw new Refusal('OWN_LIMIT_REACHED');
}

/** R1: whether crediting this much now would break a limit on deposits. Asked with the member's row locked, as above. */
export async function breaksDepositLimit(
  tx: Database,
  { amount, ...owned }: Owned & { amount: bigint },
): Promise<boolean> {
  await lockMember(tx, owned);
  return (await selectBroken(tx, owned, ['deposit'], amount)) !== null;
}

/** R2: whoever takes a break, or whose account is closed to play, moves no money but out by a withdrawal. */
export async function assertNoBreak(db: Database, owned: Owned): Promise<void> {
  const { breakUntil: until, closed } = await selectProtected(db, owned);
  if (until === null) {
    if (closed) throw new Refusal('ACCOUNT_CLOSED');
    return;
  }
  if (!(until instanceof Date)) throw new Refusal('ON_BREAK_FOREVER');
  throw new Refusal('ON_BREAK', { args: [`${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`] });
}
