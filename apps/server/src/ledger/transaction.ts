import { createHash } from 'node:crypto';
import { applyAmount, EMPTY_ACCOUNT, mayMeet, type AccountName, type AccountState } from './account.ts';
import { isCurrency, isOwnerAccount, mayOverdraw } from './chart-of-accounts.ts';
import { LedgerRefusal } from './ledger-refusal.ts';
import { validatePosting, type Posting } from './posting.ts';

export type Entry = {
  account: string;
  transactionId: bigint;
  amount: bigint;
  balanceAfter: bigint;
  version: bigint;
};

export type Outcome = 'posted' | 'replayed' | 'conflict' | 'insufficient';

/** `balances[i]` and `versions[i]` belong to leg i; when funds are short, `balances` are what there is. */
export type PostingResult = {
  outcome: Outcome;
  transactionId: bigint | null;
  balances: bigint[];
  versions: bigint[];
};

/** The whole ledger as plain values: the model that the one in PostgreSQL is measured against. */
export type LedgerState = {
  readonly accounts: ReadonlyMap<string, AccountState>;
  readonly entries: readonly Entry[];
  readonly answers: ReadonlyMap<string, { inputHash: string; result: PostingResult }>;
};

export const EMPTY_LEDGER: LedgerState = { accounts: new Map(), entries: [], answers: new Map() };

export function accountId(merchant: string, currency: string, account: AccountName): string {
  return JSON.stringify([merchant, currency, account.kind, account.owner]);
}

/** Says whether two requests ask for the same: everything but the key, in one canonical form. */
export function inputHash(posting: Posting): Buffer {
  const legs = posting.legs.map((leg) => [leg.account.kind, leg.account.owner, leg.amount.toString()]);
  const facts = [posting.merchant, posting.kind, posting.currency, legs, posting.reference ?? null];
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}

/** Posts on the plain values: all legs or none, and the state that was given stays as it is. */
export function applyPosting(
  ledger: LedgerState,
  posting: Posting,
): { ledger: LedgerState; result: PostingResult } {
  validatePosting(posting);
  const hash = inputHash(posting).toString('hex');
  const answerKey = JSON.stringify([posting.merchant, posting.key]);
  const known = ledger.answers.get(answerKey);
  if (known !== undefined) {
    const isSame = known.inputHash === hash;
    return { ledger, result: isSame ? { ...known.result, outcome: 'replayed' } : refused('conflict') };
  }
  refuseMixedOwners(ledger, posting);
  const accounts = new Map(ledger.accounts);
  const transactionId = BigInt(ledger.answers.size + 1);
  const entries: Entry[] = [];
  for (const { account, amount } of posting.legs) {
    const id = accountId(posting.merchant, posting.currency, account);
    const next = applyAmount(account, accounts.get(id) ?? EMPTY_ACCOUNT, amount, mayOverdraw(posting.kind));
    if (next === undefined)
      return { ledger, result: { ...refused('insufficient'), balances: currentBalances(ledger, posting) } };
    accounts.set(id, next);
    entries.push({ account: id, transactionId, amount, balanceAfter: next.balance, version: next.version });
  }
  const balances = entries.map((entry) => entry.balanceAfter);
  const result: PostingResult = {
    outcome: 'posted',
    transactionId,
    balances,
    versions: entries.map((entry) => entry.version),
  };
  const answers = new Map(ledger.answers).set(answerKey, { inputHash: hash, result });
  return { ledger: { accounts, entries: [...ledger.entries, ...entries], answers }, result };
}

function refused(outcome: Outcome): PostingResult {
  return { outcome, transactionId: null, balances: [], versions: [] };
}

function currentBalances(ledger: LedgerState, posting: Posting): bigint[] {
  return posting.legs.map(({ account }) => {
    return ledger.accounts.get(accountId(posting.merchant, posting.currency, account))?.balance ?? 0n;
  });
}

function refuseMixedOwners(ledger: LedgerState, posting: Posting): void {
  const owners = new Set(
    posting.legs.filter((leg) => isOwnerAccount(leg.account.kind)).map((leg) => leg.account.owner),
  );
  for (const id of ledger.accounts.keys()) {
    const [merchant, currency, kind, owner] = JSON.parse(id) as [string, string, AccountName['kind'], string];
    if (merchant !== posting.merchant || !isOwnerAccount(kind) || !owners.has(owner)) continue;
    if (isCurrency(currency) && isCurrency(posting.currency) && mayMeet(currency, posting.currency)) continue;
    throw new LedgerRefusal(
      'wrong_currency',
      `owner ${owner} cannot hold ${posting.currency}: trial and real money never meet`,
    );
  }
}
